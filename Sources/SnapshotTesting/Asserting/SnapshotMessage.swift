import Foundation

/// The words of a failed test about its snapshot.
enum SnapshotMessage {
  /// There is no reference, and none is recorded.
  static func missing(_ file: URL) -> String {
    """
    There is no reference to compare with, and none is recorded, as record is .never: .missing records it.

    \(file.path)
    """
  }

  /// A reference was recorded.
  static func recorded(_ file: URL, isNew: Bool) -> String {
    """
    \(isNew ? "There was no reference: this snapshot was recorded." : "The snapshot was recorded.") \
    Look at it, then run the test again\(isNew ? "" : " without recording").

    \(file.path)
    """
  }

  /// The snapshot differs.
  static func different(
    _ difference: String, _ file: URL, _ artifacts: Artifacts, isReplaced: Bool,
    isUnnamedCase: Bool
  ) -> String {
    var parts = ["The snapshot does not match its reference.", difference]
    if isReplaced { parts.append("It has replaced the reference, as record is .failed.") }
    if isUnnamedCase {
      parts.append(
        "The cases of this test run in any order, and unnamed snapshots are numbered by call: "
          + "give each case a name of its own (named:).")
    }
    parts.append(files(file, artifacts))
    return parts.joined(separator: "\n\n")
  }

  private static func files(_ file: URL, _ artifacts: Artifacts) -> String {
    var lines = ["expected    \(file.path)", "actual      \(artifacts.actual.path)"]
    if let difference = artifacts.difference { lines.append("difference  \(difference.path)") }
    let command = tool?(
      currentFilePath: artifacts.expected.path, failedFilePath: artifacts.actual.path)
    return (lines + (command.map { ["", $0] } ?? [])).joined(separator: "\n")
  }

  private static var tool: SnapshotTestingConfiguration.DiffTool? {
    SnapshotTestingConfiguration.current?.diffTool
      ?? diffTool.map { SnapshotTestingConfiguration.DiffTool(stringLiteral: $0) }
  }
}
