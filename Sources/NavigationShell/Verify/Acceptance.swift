import Drawing
import Foundation
import Snapshot

/// Makes what a run found the baselines.
struct Acceptance {
  let run: RunResult
  let folder: RunFolder
  /// The captures to take; empty for all.
  let captures: Set<String>

  /// Takes over what the run found of the chosen scenarios that are not the same; nil for all.
  ///
  /// Returns the files written.
  ///
  /// - Throws: ShellError if something changed since the run, before anything is written; or if a file
  ///   cannot be written, or some scenario had nothing to accept, after the others were.
  func accept(_ chosen: Set<String>?) throws -> [String] {
    let wanted = run.scenarios.filter {
      $0.verdict != .same && chosen?.contains($0.scenario) ?? true
    }
    try checkNothingChanged(of: wanted)
    var written: [String] = []
    var refused: [String] = []
    for result in wanted {
      guard result.isAcceptable else {
        refused.append("\(result.name): \(result.failures.first ?? "its run broke off")")
        continue
      }
      written += try accept(result)
    }
    guard refused.isEmpty else {
      throw ShellError.refused(
        "cannot be accepted: " + refused.joined(separator: "\n") + "\nmend it and run verify again")
    }
    return written
  }

  private func checkNothingChanged(of results: [ScenarioResult]) throws(ShellError) {
    guard !results.isEmpty else { return }
    guard run.program == Program.fingerprint else {
      throw .refused("the program changed since the last run: run verify again and look")
    }
    for result in results {
      let text = FileManager.default.contents(atPath: result.scenario)
      guard text.map({ Fingerprint(of: $0) }) == result.source else {
        throw .refused("\(result.scenario) changed since the last run: run verify again and look")
      }
    }
  }

  private func accept(_ result: ScenarioResult) throws -> [String] {
    let baseline = BaselineFolder(scenario: URL(fileURLWithPath: result.scenario))
    let recordName = baseline.record(variant: result.variant)
    guard let fresh = try freshRecord(of: result, recordName) else { return [] }
    let taken = result.captures.filter {
      $0.verdict != .same && (captures.isEmpty || captures.contains($0.name))
    }
    var files: [String: Data] = [:]
    for capture in taken {
      for name in [
        baseline.picture(capture.name, variant: result.variant),
        baseline.text(capture.name, variant: result.variant),
      ] { files[name] = read(name, of: result) }
    }
    let record = try merged(fresh, into: baseline, of: result, taken: taken.map(\.name))
    try baseline.write(files, record: (recordName, record.description))
    return (files.keys.sorted() + [recordName]).map { baseline.url.relativePath + "/" + $0 }
  }

  private func read(_ name: String, of result: ScenarioResult) -> Data? {
    folder.read(folder.path(.actual, of: result.scenario, result.variant, file: name))
  }

  private func freshRecord(of result: ScenarioResult, _ name: String) throws -> FrameRecord? {
    try read(name, of: result).map { try FrameRecord(parsing: String(decoding: $0, as: UTF8.self)) }
  }

  /// The record of the baseline once some captures of it are new.
  private func merged(
    _ fresh: FrameRecord, into baseline: BaselineFolder, of result: ScenarioResult,
    taken: [String]
  ) throws -> FrameRecord {
    guard !captures.isEmpty, let old = try? baseline.keptRecord(of: result.variant) else {
      return fresh
    }
    guard old.makers == fresh.makers else {
      throw ShellError.refused(
        "\(result.name): the baseline was made with other fonts or libraries; accept all of it")
    }
    var record = old
    for name in taken { record.take(name, from: fresh) }
    return record
  }
}

nonisolated extension ScenarioResult {
  /// Whether what it showed can become a baseline: not where it broke off or was not twice the same.
  fileprivate var isAcceptable: Bool {
    switch verdict {
    case .same, .different, .missing, .unreadable, .madeOtherwise: true
    case .unstable, .broken, .invalid: false
    }
  }
}
