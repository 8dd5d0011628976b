import Drawing
import Foundation
import SDLShell
import Snapshot

/// The folder in which a run leaves what it found: `run.json`, and the files of what is not the same.
///
/// It is for a report to be made of and for `accept` to take from, and not for the repository: it
/// tells git to ignore it.
nonisolated struct RunFolder: Sendable {
  /// Where it is unless said otherwise: in the folder the command is given in.
  static let usual = ".navshell"

  /// What is kept of each scenario that is not the same.
  enum Part: String, CaseIterable, Sendable {
    case actual, expected, difference
  }

  /// The folder.
  let url: URL

  /// Names a folder, which need not be there.
  init(_ path: String) { url = URL(fileURLWithPath: path, isDirectory: true) }

  var record: URL { url.appendingPathComponent("run.json") }

  /// The folder of what one run of a scenario left.
  func folder(_ part: Part, of scenario: String, _ variant: String) -> URL {
    url.appendingPathComponent(path(part, of: scenario, variant, file: ""), isDirectory: true)
  }

  /// A file of it, as a path in the folder.
  func path(_ part: Part, of scenario: String, _ variant: String, file: String) -> String {
    // A path that leads out of the folder the command is given in stays within the run's.
    let name = scenario.split(separator: "/").map { $0 == ".." ? "up" : String($0) }
      .filter { $0 != "." }.joined(separator: "/")
    return "\(part.rawValue)/\(name)/\(variant)/\(file)"
  }

  /// Writes a file of the run; missing folders are made.
  ///
  /// - Throws: ShellError if it cannot be written.
  func write(_ data: Data, to path: String) throws(ShellError) {
    do throws(WriteError) {
      try WrittenFile(url.appendingPathComponent(path)).write(data)
    } catch {
      throw cannotWrite(error)
    }
  }

  /// Writes a picture of the run row by row; missing folders are made.
  ///
  /// - Returns: The fingerprint of its file.
  /// - Throws: What reading the rows throws; ShellError if it cannot be written.
  func write(_ picture: any PixelRows, to path: String) throws -> Fingerprint {
    let file = url.appendingPathComponent(path)
    do {
      try WrittenFile(file).write(picture)
    } catch let error as WriteError {
      throw cannotWrite(error)
    }
    guard let written = fingerprint(of: path) else {
      throw cannotWrite(WriteError(path: file.path, code: ENOENT))
    }
    return written
  }

  /// The fingerprint of a file of the run; nil if it cannot be read.
  func fingerprint(of path: String) -> Fingerprint? {
    Fingerprint(ofFile: url.appendingPathComponent(path))
  }

  /// A file of the run; nil if it is not there.
  func read(_ path: String) -> Data? {
    try? InputFile.contents(of: url.appendingPathComponent(path).path)
  }

  /// Keeps how the run ended.
  ///
  /// - Throws: ShellError if it cannot be written.
  func save(_ result: RunResult) throws(ShellError) {
    guard let data = try? JSONReport.data(result) else {
      throw .internalFault(.runIsNoJSON)
    }
    try write(data, to: record.lastPathComponent)
  }

  /// How the last run ended.
  ///
  /// - Parameter isPart: Whether it is to be one of several parts.
  /// - Throws: ShellError if there was none, or not to its end, or if it cannot be read.
  func load(isPart: Bool = false) throws(ShellError) -> RunResult {
    let data: Data
    do throws(ReadError) {
      data = try InputFile.contents(of: record.relativePath)
    } catch  where error.isAbsence {
      throw .usage(.noFinishedRun(path: url.relativePath, isPart: isPart))
    } catch {
      throw .badInput(.unreadable([error]))
    }
    guard let result = try? JSONReport.run(from: data) else {
      throw .badInput(.noRunRecord(path: record.relativePath))
    }
    return result
  }

  /// That something of the run cannot be kept.
  func cannotWrite(_ error: WriteError) -> ShellError {
    .cannotWrite(.file(error, orElse: .results))
  }
}
