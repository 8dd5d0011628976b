extension DocumentElement {
  /// Whether its background hides what is behind it, as far as the file says.
  var hasOpaqueBackground: Bool { backgroundAlpha == 1 }

  /// How much its background hides, 0…1.
  private var backgroundAlpha: Double {
    guard let color = child(key: "backgroundColor"), color.tag == "color" else { return 0 }
    return color["alpha"].flatMap(Double.init) ?? 1
  }
}
