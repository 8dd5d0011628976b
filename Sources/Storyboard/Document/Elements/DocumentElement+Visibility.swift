extension DocumentElement {
  /// Whether its background hides what is behind it, as far as the file says.
  var hasOpaqueBackground: Bool { backgroundAlpha == 1 }

  /// Whether something of it is seen: not of views that code would fill or draw, such as image views
  /// without an image.
  var showsSomething: Bool {
    if self["hidden"] == "YES" { return false }
    switch tag {
    case "view", "stackView", "scrollView":
      return backgroundAlpha > 0 || hasVisibleSubviews
    case "imageView": return backgroundAlpha > 0 || self["image"] != nil
    case "label":
      return backgroundAlpha > 0 || child(key: "text") != nil || child(key: "attributedText") != nil
        || self["text"]?.isEmpty == false
    default: return true
    }
  }

  /// Whether something is seen in it, beside its own background.
  var hasVisibleSubviews: Bool { children(in: "subviews").contains(where: \.showsSomething) }

  /// How much its background hides, 0…1.
  private var backgroundAlpha: Double {
    guard let color = child(key: "backgroundColor"), color.tag == "color" else { return 0 }
    return color["alpha"].flatMap(Double.init) ?? 1
  }
}
