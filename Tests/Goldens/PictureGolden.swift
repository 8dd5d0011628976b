public import Drawing
public import Foundation
import SDLShell
import Snapshot
public import Testing

/// The largest golden picture in bytes, since it stays in the repository for good.
private let largestPicture = 65_536

/// Compares a picture with `Goldens/NAME.png` beside the test's file.
public func expectGolden(
  _ picture: Bitmap, named name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  try expectGolden(
    picture, at: Golden.url("\(name).png", of: sourceLocation), sourceLocation: sourceLocation)
  let bytes = try PNG.encode(picture).count
  #expect(bytes <= largestPicture, "a golden is small", sourceLocation: sourceLocation)
}

/// Compares a picture with a file, or records it; RECORD_GOLDENS decides if `isRecorded` is nil.
public func expectGolden(
  _ picture: Bitmap, at url: URL, isRecorded: Bool? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let golden = Golden(url: url, location: sourceLocation)
  let baseline = Baseline(url, codec: PNGCodec())
  var outcome = try baseline.compare(picture)
  if outcome != .equal, isRecorded ?? Golden.areRecorded {
    outcome = try baseline.record(picture)
  }
  switch outcome {
  case .equal: break
  case .recorded: golden.failAsRecorded()
  case .missing: golden.fail("is missing")
  case .different(let difference, _): golden.fail("differs, \(difference)")
  case .unreadable(let reason, _): golden.fail("cannot be read, \(reason)")
  }
}

/// PNG files as this package's own painter writes and reads them.
private struct PNGCodec: ImageCodec {
  func encode(_ bitmap: Bitmap) throws -> Data { try PNG.encode(bitmap) }
  func decode(_ data: Data) throws -> Bitmap { try PNG.decode(data) }
}
