import Drawing
import Foundation
import Goldens
import Snapshot
import Testing

struct BaselineTests {
  @Test func `a missing baseline is reported, not made`() throws {
    let folder = try TemporaryFolder()
    let baseline = Baseline(folder.url.appendingPathComponent("deep/one.png"), codec: PlainCodec())
    #expect(try baseline.compare(grey(7)) == .missing(new: baseline.newURL))
    #expect(baseline.newURL.lastPathComponent == "one.new.png")
    #expect(!exists(baseline.url))
    #expect(try PlainCodec().decode(Data(contentsOf: baseline.newURL)) == grey(7))
  }

  @Test func `recording is no success, but the next comparison is`() throws {
    let folder = try TemporaryFolder()
    let baseline = Baseline(folder.url.appendingPathComponent("one.png"), codec: PlainCodec())
    #expect(try baseline.record(grey(7)) == .recorded)
    #expect(try baseline.compare(grey(7)) == .equal)
  }

  @Test func `a picture that differs lies beside the baseline until one is equal`() throws {
    let folder = try TemporaryFolder()
    let baseline = Baseline(folder.url.appendingPathComponent("one.png"), codec: PlainCodec())
    _ = try baseline.record(grey(7))
    let difference = try #require(BitmapDifference(grey(9), grey(7)))
    #expect(try baseline.compare(grey(9)) == .different(difference, new: baseline.newURL))
    #expect(exists(baseline.newURL))
    #expect(try PlainCodec().decode(Data(contentsOf: baseline.url)) == grey(7))
    #expect(try baseline.compare(grey(7)) == .equal)
    #expect(!exists(baseline.newURL))
  }

  @Test func `a damaged baseline is reported with its reason`() throws {
    let folder = try TemporaryFolder()
    let baseline = Baseline(folder.url.appendingPathComponent("one.png"), codec: PlainCodec())
    try Data().write(to: baseline.url)
    #expect(try baseline.compare(grey(7)) == .unreadable("empty", new: baseline.newURL))
  }

  private func grey(_ level: UInt8) -> Bitmap {
    Bitmap(width: 2, height: 1, pixels: [level, level, level, 255, level, level, level, 255])
  }

  private func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }
}

/// A codec that stores the size and the raw pixels.
private struct PlainCodec: ImageCodec {
  struct Failure: Error, CustomStringConvertible { let description: String }

  func encode(_ bitmap: Bitmap) -> Data {
    Data([UInt8(bitmap.width), UInt8(bitmap.height)] + bitmap.pixels)
  }

  func decode(_ data: Data) throws -> Bitmap {
    guard data.count > 2 else { throw Failure(description: "empty") }
    return Bitmap(width: Int(data[0]), height: Int(data[1]), pixels: [UInt8](data.dropFirst(2)))
  }
}
