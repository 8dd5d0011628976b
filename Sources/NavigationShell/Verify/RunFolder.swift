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
    let file = url.appendingPathComponent(path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
    } catch {
      throw cannotWrite
    }
  }

  /// Writes a picture of the run row by row; missing folders are made.
  ///
  /// - Throws: What reading the rows throws; ShellError if it cannot be written.
  func write(_ picture: any PixelRows, to path: String) throws {
    do {
      try PictureFile.write(picture, to: url.appendingPathComponent(path))
    } catch is PNG.WriteFailure {
      throw cannotWrite
    }
  }

  /// A file of the run; nil if it is not there.
  func read(_ path: String) -> Data? {
    try? Data(contentsOf: url.appendingPathComponent(path), options: .mappedIfSafe)
  }

  /// The fingerprint of a file of the run; nil if it cannot be read.
  func fingerprint(of path: String) -> Fingerprint? {
    Fingerprint(ofFile: url.appendingPathComponent(path))
  }

  /// Takes over the files of another run.
  ///
  /// - Throws: ShellError if they cannot be written.
  func take(from other: RunFolder) throws(ShellError) {
    for part in Part.allCases {
      let source = other.url.appendingPathComponent(part.rawValue)
      for name in FileManager.default.enumerator(atPath: source.path) ?? .init() {
        guard let name = name as? String, let data = other.read("\(part.rawValue)/\(name)") else {
          continue
        }
        try write(data, to: "\(part.rawValue)/\(name)")
      }
    }
  }

  /// Keeps how the run ended.
  ///
  /// - Throws: ShellError if it cannot be written.
  func save(_ result: RunResult) throws(ShellError) {
    guard let data = try? JSONReport.data(result) else { throw cannotWrite }
    try write(data, to: record.lastPathComponent)
  }

  /// How the last run ended.
  ///
  /// - Throws: ShellError if there was none, or not to its end.
  func load() throws(ShellError) -> RunResult {
    guard let data = try? Data(contentsOf: record) else {
      throw .usage(
        "\(url.relativePath): there is no finished run here; run verify first, or name the "
          + "folder of one by --results")
    }
    guard let result = try? JSONReport.run(from: data) else {
      throw .badInput("\(record.relativePath): this is no record of a run; run verify again")
    }
    return result
  }

  var cannotWrite: ShellError {
    .cannotWrite(
      "\(url.relativePath): cannot write what the run found; make room or name another folder "
        + "by --results")
  }
}
