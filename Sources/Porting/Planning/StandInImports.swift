/// Finds what sources import of Apple's frameworks that the product `AppleStandIns` has whole.
enum StandInImports {
  private static let names: Set = [
    "os", "OSLog", "UniformTypeIdentifiers", "MobileCoreServices", "CoreServices",
    "ImageIO",
  ]

  /// How much of the product sources need that import some modules.
  static func need(for modules: Set<String>) -> PortSettings.StandIns? {
    modules.isDisjoint(with: names) ? nil : .basic
  }
}
