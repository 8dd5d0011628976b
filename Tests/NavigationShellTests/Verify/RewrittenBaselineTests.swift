import Drawing
import Foundation
import NavigationShell
import SDLShell
import Testing

/// Kept files that other programs have rewritten: what says the same is the same.
@Suite struct RewrittenBaselineTests {
  /// The same pixels in a file with another filter, no compression and a comment.
  private static func rewrite(_ picture: Data, changing pixel: UInt8 = 0) throws -> Data {
    var bitmap = try PNG.decode(picture)
    bitmap.pixels[(50 * bitmap.width + 30) * 4] ^= pixel
    var rows: [UInt8] = []
    for row in 0..<bitmap.height {
      rows.append(0)
      rows += bitmap.pixels[row * bitmap.width * 4..<(row + 1) * bitmap.width * 4]
    }
    let size = big32(UInt32(bitmap.width)) + big32(UInt32(bitmap.height))
    let chunks: [(String, [UInt8])] = [
      ("IHDR", size + [8, 6, 0, 0, 0]), ("tEXt", Array("Comment\u{0}smaller".utf8)),
      ("IDAT", zlib(rows)), ("IEND", []),
    ]
    return Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
      + Data(
        chunks.flatMap { name, bytes in
          let named = Array(name.utf8) + bytes
          return big32(UInt32(bytes.count)) + named + big32(crc(named))
        })
  }

  private static func big32(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }

  /// A zlib stream of blocks that are stored as they are.
  private static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    let maximumLength = 0xFFFF
    for start in stride(from: 0, to: bytes.count, by: maximumLength) {
      let end = min(start + maximumLength, bytes.count)
      let count = UInt16(end - start)
      stream.append(end == bytes.count ? 1 : 0)
      for word in [count, ~count] { stream += [UInt8(word & 0xFF), UInt8(word >> 8)] }
      stream += bytes[start..<end]
    }
    let sums = bytes.reduce((UInt32(1), UInt32(0))) { sums, byte in
      let first = (sums.0 + UInt32(byte)) % 65521
      return (first, (sums.1 + first) % 65521)
    }
    return stream + big32(sums.1 << 16 | sums.0)
  }

  @Test(arguments: ["top", "push"])
  func `a picture with the same pixels in other bytes is the same`(name: String) throws {
    let (code, output) = try Workspace.verify {
      let place = $0.place(Workspace.picture(name))
      try $0.write(try Self.rewrite(try Data(contentsOf: place)), to: Workspace.picture(name))
    }
    #expect(code == 0)
    #expect(output.hasPrefix("same            s/push.yaml (200x200@1.light)"))
    #expect(output.split(separator: "\n").count == 2)
  }

  @Test func `with another pixel it is not the picture of the record`() throws {
    let (code, output) = try Workspace.verify {
      let place = $0.place(Workspace.picture("top"))
      let other = try Self.rewrite(try Data(contentsOf: place), changing: 1)
      try $0.write(other, to: Workspace.picture("top"))
    }
    #expect(code == 65)
    #expect(output.contains("top: the baseline's picture is not the one its record tells of"))
  }

  @Test func `what differs beside it is compared and accepted as ever`() throws {
    let workspace = try Workspace.accepted()
    let place = workspace.place(Workspace.picture("top"))
    let file = try Self.rewrite(try Data(contentsOf: place))
    try workspace.write(file, to: Workspace.picture("top"))
    let outcome = try workspace.verifyOther()
    #expect(outcome.exitCode == 1)
    #expect(!outcome.output.contains("top: the baseline's picture"))
    #expect(try workspace.run("accept").exitCode == 0)
    #expect(try workspace.verifyOther().exitCode == 0)
  }

  private nonisolated static let rewritings: [@Sendable (String) -> String] = [
    { $0.replacingOccurrences(of: "\n", with: "\r\n") }, { "\u{FEFF}" + $0 }, { $0 + "\n\n" },
    { String($0.dropLast()) },
  ]

  @Test(
    arguments: [Workspace.text("top"), Workspace.text("push"), Workspace.record, "s/push.yaml"],
    rewritings.indices)
  func `a text with other line ends or a byte order mark is the same`(
    file: String, index: Int
  ) throws {
    let (code, output) = try Workspace.verify {
      try $0.write(Self.rewritings[index](try $0.read(file)), to: file)
    }
    #expect(code == 0, "\(output)")
  }

  @Test func `a scenario with other indents is the same`() throws {
    let (code, output) = try Workspace.verify {
      try $0.edit("s/push.yaml", "  - ", "      -   ")
    }
    #expect(code == 0, "\(output)")
  }
}
