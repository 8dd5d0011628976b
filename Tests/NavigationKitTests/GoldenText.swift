import Foundation
import Testing

/// Compares text with a file kept beside the tests.
///
/// Where they differ, `NAME.new.txt` appears beside the file: look at it, and move it over the old
/// one if the change was meant. It goes away once the two agree.
func expectGolden(
  _ text: String, named name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Goldens")
  let golden = folder.appendingPathComponent("\(name).txt")
  let new = folder.appendingPathComponent("\(name).new.txt")
  let expected = try? String(contentsOf: golden, encoding: .utf8)
  guard expected != text else {
    try? FileManager.default.removeItem(at: new)
    return
  }
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  try text.write(to: new, atomically: true, encoding: .utf8)
  Issue.record(
    "\(golden.lastPathComponent) \(expected == nil ? "is missing" : "differs"); see \(new.path)",
    sourceLocation: sourceLocation)
}
