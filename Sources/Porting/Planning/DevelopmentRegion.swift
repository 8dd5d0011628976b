/// The language that a project's texts are in where there is no other.
enum DevelopmentRegion {
  /// Its code; old projects have its name instead.
  static func code(of region: String?) -> String {
    guard let region, !region.isEmpty, region != "Base" else { return "en" }
    return names[region] ?? region
  }

  private static let names = [
    "English": "en", "German": "de", "French": "fr", "Spanish": "es", "Italian": "it",
    "Japanese": "ja", "Dutch": "nl",
  ]
}
