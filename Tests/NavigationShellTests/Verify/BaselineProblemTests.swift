import Snapshot
import Testing

@testable import NavigationShell

/// The message and the verdict of each problem with a baseline.
@Suite struct BaselineProblemTests {
  private nonisolated static let folder = ReadError(path: "a.png", reason: .folder)

  @Test(
    arguments: [
      (.nothingKept, .missing, "there is no baseline yet"),
      (.recordGone, .missing, "the baseline's record is gone: restore it, or accept anew"),
      (
        .notInRecord, .missing,
        "the baseline's record does not know it: restore the record, or accept anew"
      ),
      (.pictureGone, .missing, "the baseline's picture is gone: restore it, or accept anew"),
      (.textGone, .missing, "the baseline's text is gone: restore it, or accept anew"),
      (.notCompared, .unreadable, "not compared: the record cannot be read"),
      (
        .unreadable(folder), .unreadable,
        "a.png cannot be read: this is a folder; mend that, or move it away and accept anew"
      ),
      (
        .picturePointer, .unreadable,
        "the baseline's picture is a Git LFS pointer: run git lfs pull"
      ),
      (
        .otherPicture, .unreadable,
        "the baseline's picture is not the one its record tells of: restore both, or accept anew"
      ),
      (
        .spoiltText(.mergeConflict(line: 3)), .unreadable,
        "the baseline's text: unresolved merge conflict at line 3"
      ),
      (
        .noPicture, .unreadable,
        "the baseline's picture cannot be read: restore it, or accept anew"
      ),
      (
        .otherPixels, .unreadable,
        "the record tells of other pixels than the baseline's picture has: restore both, or accept anew"
      ),
      (
        .noRecord(path: "a.frames", .largeFilePointer), .unreadable,
        "a.frames: this is a Git LFS pointer: run git lfs pull; restore it, or accept anew"
      ),
      (
        .notTaken("top"), .different, "“top” is in the baseline, and was not taken"
      ),
      (
        .otherRecord(path: "a.frames", difference: .endsBefore("film x")), .different,
        "a.frames: the file ends before what the run shows, film x; restore it, or accept anew"
      ),
    ] as [(BaselineProblem, Verdict, String)])
  func `a problem in words`(problem: BaselineProblem, verdict: Verdict, sentence: String) {
    #expect(problem.description == sentence)
    #expect(problem.verdict == verdict)
  }

  @Test func `a baseline that was made with other things`() throws {
    let change = try #require(
      RenderingLibrariesDifference(expected: ["SDL": "2.26.5"], actual: ["SDL": "2.30.0"]))
    let problem = BaselineProblem.madeOtherwise(change)
    #expect(
      problem.description
        == "the baseline was made otherwise: SDL was 2.26.5, is 2.30.0; look, then accept anew")
    #expect(problem.verdict == .madeOtherwise)
  }
}
