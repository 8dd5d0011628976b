import Drawing

/// The hash of a program's contents that a linker writes into it, the note `NT_GNU_BUILD_ID` of ELF.
nonisolated struct BuildID: Hashable {
  /// The bytes of a program in which its headers and notes are looked for.
  static let headBytes = 1 << 16

  let bytes: [UInt8]

  /// Reads it from the first bytes of a 64-bit program; nil if it is not in these.
  init?(head: [UInt8]) {
    let head = ELFBytes(head)
    guard head.bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2]), let table = head[32, 8],
      let size = head[54, 2], let count = head[56, 2]
    else { return nil }
    for header in (0..<count).map({ table + $0 * size }) where head[header, 4] == Self.notes {
      guard let begin = head[header + 8, 8], let length = head[header + 32, 8] else { continue }
      if let id = Self.id(in: head, from: begin, to: begin + length) {
        bytes = id
        return
      }
    }
    return nil
  }

  var fingerprint: Fingerprint { bytes.withUnsafeBytes { Fingerprint(of: $0) } }

  /// The type of a header of notes, and of the note that is looked for.
  private static let (notes, noteType) = (4, 3)
  private static let owner: [UInt8] = [0x47, 0x4E, 0x55, 0]  // GNU

  private static func id(in head: ELFBytes, from begin: Int, to end: Int) -> [UInt8]? {
    var note = begin
    while note + 12 <= end, let name = head[note, 4], let length = head[note + 4, 4] {
      let content = note + 12 + (name + 3) / 4 * 4
      if head[note + 8, 4] == noteType, let found = head.slice(note + 12, name), found == owner,
        length > 0, content + length <= end
      {
        return head.slice(content, length)
      }
      note = content + (length + 3) / 4 * 4
    }
    return nil
  }
}

/// Little-endian numbers in a program's bytes.
private nonisolated struct ELFBytes {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The number of so many bytes at an offset; nil beyond the end, or if it is too large to be a place.
  subscript(offset: Int, count: Int) -> Int? {
    guard let slice = slice(offset, count) else { return nil }
    let value = slice.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return value < 1 << 31 ? Int(value) : nil
  }

  func slice(_ offset: Int, _ count: Int) -> [UInt8]? {
    guard offset >= 0, count >= 0, offset + count <= bytes.count else { return nil }
    return Array(bytes[offset..<offset + count])
  }
}
