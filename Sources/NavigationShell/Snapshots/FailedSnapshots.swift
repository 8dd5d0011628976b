import Drawing
import Foundation
import SDLShell
import Snapshot

/// The failed snapshot tests whose files are in a folder, as a run to report.
///
/// Tests leave a folder for each of their files, and in it `test.name.expected.png` and
/// `test.name.actual.png`, or texts with other extensions.
nonisolated struct FailedSnapshots {
  /// The run: a scenario for each test file, a capture for each snapshot.
  let run: RunResult

  private static let mark = ".expected"

  /// Reads a folder.
  ///
  /// - Throws: ShellError if a file cannot be read.
  init(in folder: String) throws(ShellError) {
    let walk = FolderWalk([folder])
    guard walk.unreadable.isEmpty else { throw .badInput(.unreadable(walk.unreadable)) }
    var suites: [String: [CaptureResult]] = [:]
    for path in walk.files.sorted() {
      let file = URL(fileURLWithPath: path)
      let stem = file.deletingPathExtension().lastPathComponent
      guard stem.hasSuffix(Self.mark) else { continue }
      let name = String(stem.dropLast(Self.mark.count))
      let ending = file.pathExtension.isEmpty ? "" : ".\(file.pathExtension)"
      let actual = file.deletingLastPathComponent().path + "/\(name).actual\(ending)"
      guard FileManager.default.fileExists(atPath: actual) else { continue }
      let suite = file.deletingLastPathComponent().lastPathComponent
      suites[suite, default: []].append(try Self.capture(name, expected: path, actual: actual))
    }
    let scenarios = suites.sorted { $0.key < $1.key }.map { suite, captures in
      ScenarioResult(
        scenario: suite, variant: "", source: Fingerprint(of: suite), verdict: .different,
        captures: captures)
    }
    run = RunResult(program: Fingerprint(of: ""), libraries: [:], scenarios: scenarios)
  }

  private static func capture(
    _ name: String, expected: String, actual: String
  ) throws(ShellError) -> CaptureResult {
    let (old, new) = (try contents(of: expected), try contents(of: actual))
    var result = CaptureResult(name: name, isFilm: false, times: [], verdict: .different)
    guard PNG.size(of: old) != nil, PNG.size(of: new) != nil else {
      result.expectedText = String(decoding: old, as: UTF8.self)
      result.actualText = String(decoding: new, as: UTF8.self)
      return result
    }
    (result.expected, result.actual) = (expected, actual)
    let (oldNotes, newNotes) = (PictureNotes(in: old), PictureNotes(in: new))
    result.findings = newNotes.sentences(from: oldNotes)
    if oldNotes.screen != newNotes.screen {
      (result.expectedText, result.actualText) = (oldNotes.screen, newNotes.screen)
    }
    if oldNotes.track != newNotes.track {
      (result.expectedTrack, result.actualTrack) = (oldNotes.track, newNotes.track)
    }
    if let old = try? PNG.decode(old), let new = try? PNG.decode(new) {
      result.findings += BitmapDifference(new, old).map { [$0.description] } ?? []
    }
    return result
  }

  private static func contents(of path: String) throws(ShellError) -> Data {
    do throws(ReadError) {
      return try InputFile.contents(of: path)
    } catch {
      throw .badInput(.unreadable([error]))
    }
  }
}
