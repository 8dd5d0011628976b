extension UIImage.SymbolConfiguration {
  /// How large bars show symbols whose size nobody has said: larger than beside text, but for low bars,
  /// which have no room for that.
  static func bar(in traits: UITraitCollection) -> UIImage.SymbolConfiguration? {
    BarMetrics.isLow(in: traits)
      ? nil : UIImage.SymbolConfiguration(pointSize: BarMetrics.fontSize, scale: .large)
  }
}
