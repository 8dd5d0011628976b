/// The grey second sign on each letter of a pad's keyboard, which a flick downwards types: pure.
nonisolated enum PadSigns {
  /// The second sign of a key; nil for one without.
  static func sign(of text: String) -> String? { table[text.lowercased()] }

  private static let table: [String: String] = {
    let rows = [
      ("qwertyuiop", "1234567890"), ("asdfghjkl", "@#$&*()'\""), ("zxcvbnm,.", "%-+=/;:!?"),
    ]
    return Dictionary(
      uniqueKeysWithValues: rows.flatMap { zip($0.0.map { String($0) }, $0.1.map { String($0) }) })
  }()
}
