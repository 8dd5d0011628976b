import Foundation
import NavigationKit

/// Plain views, labels, images, stacks and scroll views.
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
    "textView": ViewKind(UITextView.self, textViews),
    "visualEffectView": ViewKind(effectViews) { _, _ in UIVisualEffectView(effect: nil) }
      .containing(UIVisualEffectView.self) { view, element, scene in
        if let content = element.child(key: "contentView") {
          scene.fill(view.contentView, of: content)
        }
      },
  ]

  /// A box with the name of what is not played, such as a map.
  static let unknown = ViewKind([]) { element, scene in
    scene.reader.note("<\(element.tag)> is not played, so it is a box with its name", at: element)
    return UnplayedView(named: element.customClass?.name ?? element.tag)
  }

  private static let labels: [Attribute<UILabel>] = [
    .other { label, element, scene in
      label.font = .systemFont(ofSize: UIFont.labelFontSize)
      if let font = scene.font(of: element) { label.font = font }
      if let color = scene.reader.color("textColor", of: element) {
        label.textColor = UIColor(color)
      } else if element.isNil("textColor") {
        label.textColor = .label
      }
    },
    .text("text", \.text),
    .int("numberOfLines", \.numberOfLines),
    .choice("textAlignment", \.textAlignment, alignments),
    .choice("lineBreakMode", \.lineBreakMode, lineBreaks),
    .bool("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
    .bool("enabled", \.isEnabled),
    .bool("highlighted", \.isHighlighted),
    .color("highlightedColor", \.highlightedTextColor),
    .number("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth),
    .other { label, element, scene in
      if let text = scene.reader.attributedText("attributedText", of: element) {
        label.attributedText = .text(text)
      }
    },
  ]

  private static let images: [Attribute<UIImageView>] = [
    .image("image", \.image),
    .image("highlightedImage", \.highlightedImage),
    .bool("highlighted", \.isHighlighted),
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
    .other { stack, element, _ in
      if element["spacingType"] == "standard" { stack.spacing = UIStackView.spacingUseSystem }
    },
    .bool("layoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement),
  ]

  private static let textViews: [Attribute<UITextView>] = [
    .other { view, element, scene in
      if let font = scene.font(of: element) { view.font = font }
      if let color = scene.reader.color("textColor", of: element) {
        view.textColor = UIColor(color)
      }
      if let text = scene.reader.string("text", of: element) { view.text = text }
      if let text = scene.reader.attributedText("attributedText", of: element) {
        view.text = text.plain
      }
    },
    .bool("editable", \.isEditable),
    .bool("selectable", \.isSelectable),
    .choice("textAlignment", \.textAlignment, alignments),
  ]

  private static let effectViews: [Attribute<UIVisualEffectView>] = [
    .other { view, element, scene in
      let blur = element.child(tag: "blurEffect")
      view.effect = UIBlurEffect(style: blur?["style"] == "dark" ? .dark : .light)
    }
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

extension UIScrollView {
  /// What all scroll views have.
  static let scrollAttributes: [Attribute<UIScrollView>] = [
    .bool("scrollEnabled", \.isScrollEnabled),
    .bool("pagingEnabled", \.isPagingEnabled),
    .bool("bounces", \.bounces),
    .bool("alwaysBounceVertical", \.alwaysBounceVertical),
    .bool("alwaysBounceHorizontal", \.alwaysBounceHorizontal),
    .bool("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator),
    .bool("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator),
    .choice(
      "keyboardDismissMode", \.keyboardDismissMode,
      ["none": .none, "onDrag": .onDrag, "interactive": .interactive]),
    .choice(
      "contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior,
      [
        "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never,
        "always": .always,
      ]),
  ]
}
