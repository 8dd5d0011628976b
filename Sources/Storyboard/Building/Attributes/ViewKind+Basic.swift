import Foundation
import NavigationKit

/// Plain views, images, stacks and scroll views.
extension ViewKind {
  static let basicViews: [String: ViewKind] = [
    "view": ViewKind(UIView.self),
    "containerView": ViewKind(UIView.self),
    "tableViewCellContentView": ViewKind(UIView.self),
    "collectionViewCellContentView": ViewKind(UIView.self),
    "label": ViewKind(UILabel.self, labels),
    "imageView": ViewKind(UIImageView.self, images),
    "stackView": ViewKind(UIStackView.self, stacks),
    "scrollView": ViewKind(UIScrollView.self),
    "visualEffectView": ViewKind(effectViews) { _, _ in UIVisualEffectView(effect: nil) }
      .containing(UIVisualEffectView.self) { view, element, scene in
        if let content = scene.reader.child("contentView", of: element) {
          scene.fill(view.contentView, of: content)
        }
      },
  ]

  /// A box with the name of what is not played, such as a map.
  static let unknown = ViewKind([]) { element, scene in
    scene.reader.note("<\(element.tag)> is not played, so it is a box with its name", at: element)
    return UnplayedView(named: element.customClass?.name ?? element.tag)
  }

  private static let images: [Attribute<UIImageView>] = [
    .image("image", \.image),
    .image("highlightedImage", \.highlightedImage),
    .bool("highlighted", \.isHighlighted),
    .bool(
      "adjustsImageSizeForAccessibilityContentSizeCategory",
      \.adjustsImageSizeForAccessibilityContentSizeCategory),
    .other { view, element, scene in
      if let configuration = scene.symbolConfiguration(of: element) {
        view.preferredSymbolConfiguration = configuration
      }
    },
  ]

  private static let stacks: [Attribute<UIStackView>] = [
    .choice("axis", \.axis, ["vertical": .vertical, "horizontal": .horizontal]),
    .choice(
      "distribution", \.distribution,
      [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
      ]),
    .choice(
      "alignment", \.alignment,
      [
        "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline,
        "center": .center, "trailing": .trailing, "bottom": .bottom,
        "lastBaseline": .lastBaseline,
      ]),
    .number("spacing", \.spacing),
    .other { stack, element, scene in
      if scene.reader.word("spacingType", of: element) == "standard" {
        stack.spacing = UIStackView.spacingUseSystem
      }
    },
    .bool("layoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement),
  ]

  private static let effectViews: [Attribute<UIVisualEffectView>] = [
    .other { view, element, scene in
      if let blur = element.child(tag: "blurEffect") { view.effect = scene.blurEffect(blur) }
      guard let vibrancy = element.child(tag: "vibrancyEffect"),
        let blur = vibrancy.child(tag: "blurEffect")
      else { return }
      view.effect = UIVibrancyEffect(
        blurEffect: scene.blurEffect(blur),
        style: scene.reader.choice("style", of: vibrancy, among: vibrancyStyles) ?? .label)
    }
  ]

  private static let vibrancyStyles: [String: UIVibrancyEffectStyle] = [
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel, "fill": .fill, "secondaryFill": .secondaryFill,
    "tertiaryFill": .tertiaryFill, "separator": .separator,
  ]

  static let alignments: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified,
    "natural": .natural,
  ]

  static let lineBreaks: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
    "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
    "middleTruncation": .byTruncatingMiddle,
  ]
}
