import Drawing
import Foundation
import Scenario
import Synchronization

/// Reads the files that scenarios are made of besides their own, each once, and remembers them.
nonisolated final class ScenarioSources: Sendable {
  private let read = Mutex<[String: (source: ScenarioSource, fingerprint: Fingerprint?)]>([:])

  /// The text of a file, by its path from the current folder.
  func source(_ path: String) -> ScenarioSource {
    read.withLock { read in
      if let known = read[path] { return known.source }
      let fresh = Self.read(path)
      read[path] = fresh
      return fresh.source
    }
  }

  /// The paths of all that were asked for, there or not.
  var paths: [String] { read.withLock { Array($0.keys) } }

  /// The fingerprints of the files that are there, by path.
  var fingerprints: [String: Fingerprint] {
    read.withLock { $0.compactMapValues(\.fingerprint) }
  }

  private static func read(_ path: String) -> (source: ScenarioSource, fingerprint: Fingerprint?) {
    do throws(ReadError) {
      let data = try InputFile.contents(of: path, limit: ScenarioFile.maximumBytes)
      return (.text(try InputFile.text(data, of: path)), Fingerprint(of: data))
    } catch {
      return (error.isAbsence ? .absent : .unreadable(error.words), nil)
    }
  }
}
