import Drawing
import Foundation
import SDLShell
import Snapshot

/// The folder of a run's results: `run.json`, and the files of captures that are not the same.
///
/// Reports and `accept` read it. It is not for the repository, and makes git ignore it.
nonisolated struct RunFolder: Sendable {
  /// The default, in the current folder.
  static let defaultPath = ".navshell"

  /// The kinds of files that are kept of captures that are not the same, and of runs that failed.
  enum Part: String, CaseIterable, Sendable {
    case actual, expected, difference, failed
  }

  /// The folder's URL.
  let url: URL

  /// Names a folder, which need not exist.
  init(_ path: String) { url = URL(fileURLWithPath: path, isDirectory: true) }

  var record: URL { url.appendingPathComponent("run.json") }

  /// The folder of one variant's files.
  func folder(_ part: Part, of scenario: String, _ variant: String) -> URL {
    url.appendingPathComponent(path(part, of: scenario, variant, file: ""), isDirectory: true)
  }

  /// The path of a file inside the run's folder.
  func path(_ part: Part, of scenario: String, _ variant: String, file: String) -> String {
    // Scenarios outside the current folder still have their files inside the run's.
    let name = scenario.split(separator: "/").map { $0 == ".." ? "up" : String($0) }
      .filter { $0 != "." }.joined(separator: "/")
    return "\(part.rawValue)/\(name)/\(variant)/\(file)"
  }

  /// Writes a file of the run and makes missing folders.
  ///
  /// - Throws: ShellError if it cannot be written.
  func write(_ data: Data, to path: String) throws(ShellError) {
    do throws(WriteError) {
      try WrittenFile(url.appendingPathComponent(path)).write(data)
    } catch {
      throw cannotWrite(error)
    }
  }

  /// Writes a picture of the run row by row and makes missing folders.
  ///
  /// - Returns: The file's fingerprint.
  /// - Throws: The error of reading the rows; ShellError if the file cannot be written.
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

  /// Reads a file of the run; nil if it cannot be read.
  func read(_ path: String) -> Data? {
    try? InputFile.contents(of: url.appendingPathComponent(path).path)
  }

  /// Writes the run's result.
  ///
  /// - Throws: ShellError if it cannot be written.
  func save(_ result: RunResult) throws(ShellError) {
    guard let data = try? JSONReport.data(result) else {
      throw .internalFault(.runIsNoJSON)
    }
    try write(data, to: record.lastPathComponent)
  }

  /// Reads the last run's result.
  ///
  /// - Parameter isPart: Whether a shard is expected, for the error message.
  /// - Throws: ShellError if there is no finished run, or it cannot be read.
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

  /// The error for a file of the run that cannot be written.
  func cannotWrite(_ error: WriteError) -> ShellError {
    .cannotWrite(.file(error, orElse: .results))
  }
}
