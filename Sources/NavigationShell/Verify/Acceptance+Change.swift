import Drawing
import Foundation
import Snapshot

extension Acceptance {
  /// The files and the record to write for one result.
  func change(
    by result: ScenarioResult
  ) throws(ShellError) -> (files: [String: Data], record: (name: String, text: String)) {
    let (baseline, variant) = (result.baseline, result.variant)
    let recordName = baseline.record(variant: variant)
    let fresh = try freshRecord(of: result, recordName)
    try checkPlaces(of: [recordName], in: baseline)
    let accepted = result.captures.filter {
      $0.verdict != .same && (captures.isEmpty || captures.contains($0.name))
    }.map(\.name)
    var files: [String: Data] = [:]
    for name in accepted {
      let picture = baseline.picture(name, variant: variant)
      let text = baseline.text(name, variant: variant)
      try checkPlaces(of: [picture, text], in: baseline)
      files[picture] = read(picture, of: result)
      files[text] = read(text, of: result)
      guard files[text] != nil,
        files[picture].map({ Fingerprint(of: $0) }) == fresh.capture(named: name)?.file
      else { throw Self.isOtherwise(folder.url.relativePath) }
    }
    if captures.isEmpty { try checkBaseline(of: result, fresh, but: accepted) }
    let record = captures.isEmpty ? fresh : try merged(fresh, of: result, accepted: accepted)
    return (files, (recordName, record.description))
  }

  /// Refuses to replace baseline files that cannot be read, as they may be worth keeping.
  private func checkPlaces(
    of names: [String], in baseline: BaselineFolder
  ) throws(ShellError) {
    for error in names.compactMap({ baseline.file($0).error }) {
      throw .refused(.unreadableBaseline(error))
    }
  }

  func read(_ name: String, of result: ScenarioResult) -> Data? {
    folder.read(folder.path(.actual, of: result.scenario, result.variant, file: name))
  }

  private func freshRecord(
    of result: ScenarioResult, _ name: String
  ) throws(ShellError) -> FrameRecord {
    guard let data = read(name, of: result),
      let record = try? FrameRecord(parsing: String(decoding: data, as: UTF8.self))
    else { throw Self.isOtherwise(folder.url.relativePath) }
    return record
  }

  /// Checks that baselines that were equal have not changed since the run, as they are not
  /// rewritten.
  private func checkBaseline(
    of result: ScenarioResult, _ fresh: FrameRecord, but accepted: [String]
  ) throws(ShellError) {
    for capture in result.captures where !accepted.contains(capture.name) {
      let name = result.baseline.picture(capture.name, variant: result.variant)
      guard
        result.baseline.file(name).data.map({ Fingerprint(of: $0) })
          == fresh.capture(named: capture.name)?.file
      else { throw Self.isOtherwise(result.baseline.path(of: name)) }
    }
  }

  /// The baseline's record with some captures replaced.
  private func merged(
    _ fresh: FrameRecord, of result: ScenarioResult, accepted: [String]
  ) throws(ShellError) -> FrameRecord {
    let old: FrameRecord?
    do {
      old = try result.baseline.keptRecord(of: result.variant)
    } catch {
      throw .refused(.unreadableRecord(scenario: result.name))
    }
    guard (old?.libraries ?? fresh.libraries) == fresh.libraries else {
      throw .refused(.differentRenderers(scenario: result.name))
    }
    var record = old ?? FrameRecord(libraries: fresh.libraries)
    record.replace(accepted, from: fresh)
    return record
  }

  static func isOtherwise(_ path: String) -> ShellError {
    .refused(.fileChanged(path: path))
  }
}
