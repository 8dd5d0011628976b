extension SnapshotTestingConfiguration {
  /// How a failure says that two files can be looked at: a command to copy.
  ///
  /// ```swift
  /// withSnapshotTesting(diffTool: "compare") { … }   // compare "…expected.png" "…actual.png"
  /// ```
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let command: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

    /// Makes a tool of a closure that writes the command for the reference's file and the actual
    /// one.
    public init(
      _ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
    ) { command = tool }

    /// Makes a tool of a program that takes both files.
    public init(stringLiteral value: String) { self.init { "\(value) \"\($0)\" \"\($1)\"" } }

    /// Kaleidoscope's program.
    public static let ksdiff = DiffTool(stringLiteral: "ksdiff")
    /// Both files, a line each.
    public static let `default` = DiffTool { "\($0)\n\($1)" }

    /// The command for the reference's file and the actual one.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      command(currentFilePath, failedFilePath)
    }
  }
}
