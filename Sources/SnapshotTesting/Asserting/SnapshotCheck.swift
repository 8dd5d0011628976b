import Foundation
import XCTestAdditions

/// The comparison of one value with one file.
struct SnapshotCheck {
  let place: TestPlace
  let name: String?
  let record: SnapshotTestingConfiguration.Record?
  var directory: String?
  let timeout: TimeInterval

  /// Compares a value with its file, or records it; nil if they match, else why the test fails.
  func failure<Value, Format>(
    of value: () throws -> Value, as strategy: Snapshotting<Value, Format>
  ) -> String? {
    do {
      guard !strategy.isForMainThread || MainThread.isCurrent else {
        throw SnapshotFault.offMainThread
      }
      let mode = try mode()
      let file = SnapshotFile(
        place: place, name: name, directory: directory, pathExtension: strategy.pathExtension)
      let new = try snapshot(of: value(), by: strategy)
      return try outcome(of: new, strategy.diffing, file, mode)
    } catch {
      return "Snapshot was not compared: \(error)"
    }
  }

  private func mode() throws(SnapshotFault) -> SnapshotTestingConfiguration.Record {
    if let mode = record ?? SnapshotTestingConfiguration.current?.record { return mode }
    return isRecording ? .all : try .inEnvironment() ?? .missing
  }

  private func snapshot<Value, Format>(
    of value: Value, by strategy: Snapshotting<Value, Format>
  ) throws(SnapshotFault) -> Format {
    let note = FaultNote()
    let new = FaultNote.$current.withValue(note) {
      Waiting.value(of: strategy.snapshot(value), within: timeout)
    }
    if let fault = note.fault { throw fault }
    guard let new else {
      throw .tooLate(seconds: timeout, blocksMainQueue: MainThread.blocksMainQueue)
    }
    return new
  }

  private func outcome<Format>(
    of new: Format, _ diffing: Diffing<Format>, _ file: SnapshotFile,
    _ mode: SnapshotTestingConfiguration.Record
  ) throws -> String? {
    let data = try noting { diffing.toData(new) }
    let reference = try file.contents()
    guard let reference, mode != .all else {
      guard mode != .never else { return SnapshotMessage.missing(file.url) }
      try file.write(data)
      return SnapshotMessage.recorded(file.url, isNew: reference == nil)
    }
    // Comparing what is the same to the byte would decode it first.
    guard data != reference,
      let (difference, attachments) = try noting({
        diffing.diff(diffing.fromData(reference), new)
      })
    else {
      Artifacts.remove(of: file)
      return nil
    }
    let artifacts = try Artifacts(file, expected: reference, actual: data, attachments)
    place.attach(artifacts.files)
    if mode == .failed { try file.write(data) }
    return SnapshotMessage.different(
      difference, file.url, artifacts, isReplaced: mode == .failed,
      isUnnamedCase: name == nil && place.isOfManyCases)
  }

  /// Runs a part of a strategy that may leave a fault.
  private func noting<Result>(_ body: () -> Result) throws(SnapshotFault) -> Result {
    let note = FaultNote()
    let result = FaultNote.$current.withValue(note, operation: body)
    if let fault = note.fault { throw fault }
    return result
  }
}
