import Foundation
import NavigationKit

extension UIView {
  /// The attributes of all views.
  static let documentAttributes: [Attribute<UIView>] = [
    .bool("hidden", \.isHidden),
    .bool("opaque", \.isOpaque),
    .bool("clipsSubviews", \.clipsToBounds),
    .bool("userInteractionEnabled", \.isUserInteractionEnabled),
    .bool("multipleTouchEnabled", \.isMultipleTouchEnabled),
    .bool("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea),
    .bool("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins),
    .bool(
      "translatesAutoresizingMaskIntoConstraints", \.translatesAutoresizingMaskIntoConstraints),
    .other { view, element, scene in
      // Xcode's builds give a view without constraints its frame and its autoresizing mask.
      if scene.reader.bool("fixedFrame", of: element) == true {
        view.translatesAutoresizingMaskIntoConstraints = true
      }
    },
    .number("alpha", \.alpha),
    .int("tag", \.tag),
    .text("restorationIdentifier", \.restorationIdentifier),
    .color("backgroundColor", \.backgroundColor),
    .choice("contentMode", \.contentMode, contentModes),
    .choice(
      "semanticContentAttribute", \.semanticContentAttribute,
      [
        "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
        "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
      ]),
    .other { view, element, scene in
      if let color = scene.reader.uiColor("tintColor", of: element) {
        view.tintColor = color
      }
    },
    .other { view, element, scene in
      guard let mask = scene.reader.autoresizingMask(of: element) else { return }
      view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(mask.rawValue))
    },
    .other { view, element, scene in
      @MainActor func set(
        _ name: String, _ axis: NSLayoutConstraint.Axis,
        _ change: @MainActor (UILayoutPriority, NSLayoutConstraint.Axis) -> Void
      ) {
        guard let priority = scene.reader.priority(name, of: element) else { return }
        change(UILayoutPriority(Float(priority)), axis)
      }
      set("horizontalHuggingPriority", .horizontal, view.setContentHuggingPriority)
      set("verticalHuggingPriority", .vertical, view.setContentHuggingPriority)
      set(
        "horizontalCompressionResistancePriority", .horizontal,
        view.setContentCompressionResistancePriority)
      set(
        "verticalCompressionResistancePriority", .vertical,
        view.setContentCompressionResistancePriority)
    },
    .other { view, element, scene in
      let margins =
        scene.reader.insets("directionalLayoutMargins", of: element)
        ?? scene.reader.insets("layoutMargins", of: element)
      guard let margins else { return }
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
      // Xcode arranges a stack inside margins that are its own.
      (view as? UIStackView)?.isLayoutMarginsRelativeArrangement = true
    },
    .other { view, element, scene in scene.setAccessibility(of: element, on: view) },
  ]

  static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
    "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]
}
