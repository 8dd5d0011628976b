import ArgumentParser
import Snapshot

/// The exit code of a run.
nonisolated enum VerifyEnd {
  /// The code of a run that fails only for orphaned baseline files.
  static let orphans: Int32 = 4

  /// The highest of the codes that apply.
  ///
  /// A shard may be empty, as the others are not.
  ///
  /// - Throws: ShellError if nothing was checked.
  ///
  /// - Parameter isOver: Whether the time was over before all scenarios had run.
  static func code(
    of run: RunResult, isStrict: Bool, isOver: Bool = false
  ) throws(ShellError) -> Int32 {
    if isOver { return max(run.verdict?.exitCode ?? 0, ShellError.Code.noInput.rawValue) }
    guard run.verdict != nil || run.part != nil else { throw .nothingChecked }
    let verdict = run.verdict ?? .same
    return max(verdict.exitCode, isStrict && !run.orphans.isEmpty ? orphans : 0)
  }
}
