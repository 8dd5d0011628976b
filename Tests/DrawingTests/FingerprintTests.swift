import Drawing
import Foundation
import Testing

struct FingerprintTests {
  @Test(arguments: [
    [100], [1, 99], [31, 2, 67], [32, 32, 36], [0, 40, 0, 60], [5, 5, 5, 5, 80],
  ])
  func `bytes in pieces have that of the whole`(sizes: [Int]) {
    let bytes = (0..<100).map { UInt8(truncatingIfNeeded: $0 * 37) }
    var (pieces, start) = (Fingerprint.Pieces(count: bytes.count), 0)
    for size in sizes {
      Array(bytes[start..<start + size]).withUnsafeBytes { pieces.take($0) }
      start += size
    }
    #expect(pieces.fingerprint == Fingerprint(of: Data(bytes)))
  }

  @Test func `the same bytes have the same fingerprint in every version`() {
    #expect(Fingerprint(of: "").description == "1a59713622d63efa")
    #expect(Fingerprint(of: "Albums").description == "c0b2bd57007d8238")
    #expect(
      Fingerprint(of: String(repeating: "Albums", count: 20)).description == "6db433a56371d142")
  }

  @Test func `every byte counts, and its place`() {
    let bytes = [UInt8](0..<100)
    let fingerprint = Fingerprint(of: Data(bytes))
    for index in bytes.indices {
      var other = bytes
      other[index] ^= 1
      #expect(Fingerprint(of: Data(other)) != fingerprint)
    }
    #expect(Fingerprint(of: Data(bytes.reversed())) != fingerprint)
    #expect(Fingerprint(of: Data(bytes + [0])) != fingerprint)
  }

  @Test func `pictures of other measures differ though their bytes are the same`() {
    let wide = Bitmap(width: 4, height: 1, pixels: [UInt8](repeating: 255, count: 16))
    let high = Bitmap(width: 1, height: 4, pixels: wide.pixels)
    #expect(Fingerprint(of: wide) != Fingerprint(of: high))
  }

  @Test func `a fingerprint is read as it is written`() {
    let fingerprint = Fingerprint(of: "Family")
    #expect(Fingerprint(fingerprint.description) == fingerprint)
    #expect(Fingerprint("no fingerprint at all") == nil)
  }
}
