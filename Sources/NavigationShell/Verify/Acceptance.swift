import Drawing
import Foundation
import Scenario
import Snapshot

/// Makes a run's results the baselines.
struct Acceptance {
  let run: RunResult
  let folder: RunFolder
  /// The captures to accept; empty for all.
  let captures: Set<String>

  /// Accepts the results that are not the same; `report` is called with each file written.
  ///
  /// - Throws: ShellError if something has changed since the run, before anything is written, or if
  ///   some scenario had nothing to accept, after the others were accepted; BaselineWriteError if a
  ///   file cannot be written.
  func accept(_ results: [ScenarioResult], report: (String) -> Void) throws {
    let wanted = results.filter { $0.verdict != .same && concerns($0) }
    try checkNothingChanged(of: wanted)
    let sound = wanted.filter { read($0.baseline.record(variant: $0.variant), of: $0) != nil }
    for result in sound { _ = try change(by: result) }
    for result in sound {
      let change = try change(by: result)
      try result.baseline.write(change.files, record: change.record)
      for name in change.files.keys.sorted() + [change.record.name] {
        report(result.baseline.url.relativePath + "/" + name)
      }
    }
    let refused = wanted.filter { !sound.contains($0) }
    guard refused.isEmpty else {
      throw ShellError.refused(.unacceptable(refused))
    }
  }

  private func concerns(_ result: ScenarioResult) -> Bool {
    captures.isEmpty
      || result.captures.contains { captures.contains($0.name) && $0.verdict != .same }
  }

  private func checkNothingChanged(of results: [ScenarioResult]) throws(ShellError) {
    guard !results.isEmpty else { return }
    guard run.program == Program.fingerprint else {
      throw .refused(.programChanged)
    }
    for result in results {
      let text = try? InputFile.contents(of: result.scenario)
      guard text.map({ Fingerprint(of: $0) }) == result.source else {
        throw .refused(.scenarioChanged(file: result.scenario))
      }
      try checkParts(of: result)
      for (path, file) in result.left.sorted(by: { $0.key < $1.key })
      where folder.fingerprint(of: path) != file {
        throw Self.isOtherwise(folder.url.relativePath + "/" + path)
      }
    }
  }

  /// Checks the parts and the defaults, also those that were not there in the run.
  private func checkParts(of result: ScenarioResult) throws(ShellError) {
    // Nobody accepts what could not be read, or whose run broke off.
    guard ![.invalid, .hung, .broken].contains(result.verdict) else { return }
    let sources = ScenarioSources()
    let defaults = ScenarioSource.defaults(besides: result.scenario)
    for path in Set(result.parts.keys).union([defaults]).sorted() { _ = sources.source(path) }
    let now = sources.fingerprints
    guard now != result.parts else { return }
    let changed = Set(now.keys).union(result.parts.keys).sorted()
      .first { now[$0] != result.parts[$0] }
    throw .refused(.scenarioChanged(file: changed ?? result.scenario))
  }
}

extension ScenarioResult {
  var baseline: BaselineFolder {
    BaselineFolder(scenario: URL(fileURLWithPath: scenario))
  }
}
