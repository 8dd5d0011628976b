/// The two ways in which clients speak the protocol for agents.
nonisolated enum ProtocolEra: Hashable, Sendable {
  /// Each request says its version, and none depends on another.
  case modern
  /// A handshake at the beginning chose a version.
  case legacy(version: String)

  /// The version that each request may say.
  static let modernVersion = "2026-07-28"
  /// The versions that a handshake may choose, the newest first.
  static let legacyVersions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]

  /// The keys, in a request's `_meta`, of its version and of what its client can do.
  static let versionKey = "io.modelcontextprotocol/protocolVersion"
  static let capabilitiesKey = "io.modelcontextprotocol/clientCapabilities"
  /// The key, in a result's `_meta`, of the server's name and version.
  static let serverKey = "io.modelcontextprotocol/serverInfo"
}
