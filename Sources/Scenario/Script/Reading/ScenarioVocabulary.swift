/// The names that a program knows and a scenario may use.
public nonisolated struct ScenarioVocabulary: Sendable {
  /// The apps that are opened by name.
  public var apps: [String]
  /// The devices that have a name.
  public var devices: [String]
  /// Whether a text names a device or measures one, such as `500x500@1.5`.
  public var isDevice: @Sendable (String) -> Bool
  /// Whether a text is the path of something to open, from the scenario's folder.
  public var isPath: @Sendable (String) -> Bool

  /// Makes a vocabulary; without closures nothing but the names is known.
  public init(
    apps: [String], devices: [String], isDevice: (@Sendable (String) -> Bool)? = nil,
    isPath: @escaping @Sendable (String) -> Bool = { _ in false }
  ) {
    self.apps = apps
    self.devices = devices
    self.isDevice = isDevice ?? { devices.contains($0) }
    self.isPath = isPath
  }
}
