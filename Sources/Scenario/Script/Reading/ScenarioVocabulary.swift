/// The names of apps and devices that a scenario may use.
public nonisolated struct ScenarioVocabulary: Sendable {
  /// The names of the apps.
  public var apps: [String]
  /// The names of the devices.
  public var devices: [String]
  /// Whether a text is the name of a device, or a size such as `500x500@1.5`.
  public var isDevice: @Sendable (String) -> Bool
  /// Whether a text is the path of something to open, relative to the scenario's folder.
  public var isPath: @Sendable (String) -> Bool
  /// The names of what could be opened in the scenario's folder, for suggestions.
  public var files: @Sendable () -> [String]

  /// Reads another file that a scenario is made of, by its path from the current folder; none is there
  /// by default.
  public var source: @Sendable (String) -> ScenarioSource

  /// Makes a vocabulary; by default only the listed names are valid.
  public init(
    apps: [String], devices: [String], isDevice: (@Sendable (String) -> Bool)? = nil,
    isPath: @escaping @Sendable (String) -> Bool = { _ in false },
    files: @escaping @Sendable () -> [String] = { [] },
    source: @escaping @Sendable (String) -> ScenarioSource = { _ in .absent }
  ) {
    self.apps = apps
    self.devices = devices
    self.isDevice = isDevice ?? { devices.contains($0) }
    self.isPath = isPath
    self.files = files
    self.source = source
  }
}
