import Foundation
import Testing

@testable import NavigationShell

/// Reading a linker's hash from a program.
struct BuildIDTests {
  /// A program with two headers, of code and of notes, and two notes.
  private static let program: [UInt8] = {
    var bytes = [UInt8](repeating: 0, count: 300)
    func put(_ value: Int, _ count: Int, at offset: Int) {
      for index in 0..<count { bytes[offset + index] = UInt8(value >> (8 * index) & 255) }
    }
    bytes.replaceSubrange(0..<5, with: [0x7F, 0x45, 0x4C, 0x46, 2])
    put(64, 8, at: 32)
    put(56, 2, at: 54)
    put(2, 2, at: 56)
    put(1, 4, at: 64)
    put(4, 4, at: 120)
    put(200, 8, at: 128)
    put(60, 8, at: 152)
    for (offset, type, content) in [(200, 1, [9, 9, 9, 9]), (220, 3, [1, 2, 3, 4, 5])] {
      put(4, 4, at: offset)
      put(content.count, 4, at: offset + 4)
      put(type, 4, at: offset + 8)
      bytes.replaceSubrange(offset + 12..<offset + 16, with: "GNU\0".utf8)
      bytes.replaceSubrange(
        offset + 16..<offset + 16 + content.count, with: content.map(UInt8.init))
    }
    return bytes
  }()

  @Test func `it is the note of its type`() {
    #expect(BuildID(head: Self.program)?.bytes == [1, 2, 3, 4, 5])
  }

  @Test func `without one, or in other bytes, there is none`() {
    var bytes = Self.program
    bytes[228] = 2
    #expect(BuildID(head: bytes) == nil)
    for count in [0, 4, 60, 130, 230, 240] {
      #expect(BuildID(head: Array(Self.program.prefix(count))) == nil, "\(count) bytes")
    }
    var (empty, beyond) = (Self.program, Self.program)
    empty[224] = 0
    beyond[152] = 40
    #expect(BuildID(head: empty) == nil, "without a content")
    #expect(BuildID(head: beyond) == nil, "beyond the end of the notes")
    #expect(BuildID(head: Array("#!/bin/sh\nexit 0\n".utf8)) == nil)
    for index in Self.program.indices {
      for value in [0, 0x7F, 0xFF] as [UInt8] {
        var broken = Self.program
        broken[index] = value
        _ = BuildID(head: broken)
      }
    }
  }

  @Test func `this program has one`() throws {
    let head = try FileHandle(forReadingFrom: Program.file).read(upToCount: BuildID.headBytes)
    let id = BuildID(head: [UInt8](try #require(head)))
    #expect((id?.bytes.count ?? 0) >= 8)
  }
}
