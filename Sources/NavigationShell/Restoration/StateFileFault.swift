/// Why the state in a file cannot be used.
nonisolated enum StateFileFault: Error, Hashable, CustomStringConvertible {
  /// The file holds no saved state.
  case noState
  /// The format has another version.
  case otherVersion(String)
  /// The state does not match its fingerprint, or cannot be decoded.
  case damaged
  /// The state belongs to another app.
  case otherApp(String)

  /// The problem, to follow the file's name in a message.
  var description: String {
    switch self {
    case .noState: "this is no saved state"
    case .otherVersion(let version):
      "this state is of version \(version), and only version \(StateFile.version) can be restored"
    case .damaged: "this state is damaged: its fingerprint is another than when it was kept"
    case .otherApp(let app): "this is the state of \(app)"
    }
  }
}
