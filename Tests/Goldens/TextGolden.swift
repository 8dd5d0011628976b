public import Foundation
import Snapshot
public import Testing

/// Compares a text with `Goldens/NAME.txt` beside the test's file.
public func expectGolden(
  _ text: String, named name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  try expectGolden(
    text, at: Golden.url("\(name).txt", of: sourceLocation), sourceLocation: sourceLocation)
}

/// Compares a text with a file, or records it; RECORD_GOLDENS decides if `isRecorded` is nil.
public func expectGolden(
  _ text: String, at url: URL, isRecorded: Bool? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let golden = Golden(url: url, location: sourceLocation)
  let expected = try? String(contentsOf: url, encoding: .utf8)
  let records = isRecorded ?? Golden.areRecorded
  if expected == text || records { try? FileManager.default.removeItem(at: golden.newURL) }
  guard expected != text else { return }
  try WrittenFile(records ? url : golden.newURL).write(Data(text.utf8))
  if records { return golden.failAsRecorded() }
  golden.fail(expected.map { "differs \(place(of: text, in: $0))" } ?? "is missing")
}

/// The first line in which two texts differ.
private func place(of text: String, in expected: String) -> String {
  let lines = [text, expected].map { $0.components(separatedBy: "\n") }
  let same = zip(lines[0], lines[1]).prefix { $0 == $1 }.count
  return "from line \(same + 1) on"
}
