import ArgumentParser
import Snapshot

/// How a run ends: with which exit code a run ends, and why if that is not plain from the verdicts.
nonisolated enum VerifyEnd {
  /// The code of a run that failed because of files nobody refers to.
  static let orphans: Int32 = 4

  /// The worst of all that is wrong.
  ///
  /// A part of a run may be empty, since others are not; where they are put together, nothing is lost.
  ///
  /// - Throws: ShellError if nothing was checked.
  static func code(of run: RunResult, isStrict: Bool) throws(ShellError) -> Int32 {
    guard run.verdict != nil || run.part != nil else { throw .nothingChecked }
    let verdict = run.verdict ?? .same
    return max(verdict.exitCode, isStrict && !run.orphans.isEmpty ? orphans : 0)
  }
}
