/// Damages text in ways that it decides by a seed, always the same for the same seed.
struct Mutator {
  /// The kind of damage to a file.
  enum Damage: CaseIterable {
    case flippedBytes, cutOff, droppedLines, doubledLines, swappedLines, movedBlock, garbledValue
    case renamedName, swappedIDs, droppedAttribute
  }

  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// SplitMix64.
  mutating func number(below limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ (value >> 31)) % UInt64(limit))
  }

  /// A value that means something else or nothing.
  mutating func value() -> String { Self.values[number(below: Self.values.count)] }

  /// The file after one to three damages.
  mutating func damaged(_ text: String) -> [UInt8] {
    var bytes = Array(text.utf8)
    for _ in 0...number(below: 3) where !bytes.isEmpty {
      bytes = damaged(bytes, Damage.allCases[number(below: Damage.allCases.count)])
    }
    return bytes
  }

  private mutating func damaged(_ bytes: [UInt8], _ damage: Damage) -> [UInt8] {
    switch damage {
    case .flippedBytes:
      var bytes = bytes
      for _ in 0...number(below: 4) {
        bytes[number(below: bytes.count)] ^= UInt8(1 << number(below: 8))
      }
      return bytes
    case .cutOff: return Array(bytes.prefix(number(below: bytes.count)))
    case .droppedLines, .doubledLines, .swappedLines, .movedBlock:
      return damagedLines(bytes, damage)
    case .garbledValue, .renamedName, .swappedIDs, .droppedAttribute:
      return damagedAttribute(bytes, damage)
    }
  }

  private mutating func damagedLines(_ bytes: [UInt8], _ damage: Damage) -> [UInt8] {
    var lines = bytes.split(separator: Self.lineFeed, omittingEmptySubsequences: false).map(
      Array.init)
    let first = number(below: lines.count)
    let second = number(below: lines.count)
    let block = first..<min(lines.count, first + 1 + number(below: 12))
    switch damage {
    case .droppedLines: lines.removeSubrange(block)
    case .doubledLines: lines.insert(contentsOf: lines[block], at: second)
    case .swappedLines: lines.swapAt(first, second)
    default:
      let moved = lines[block]
      lines.removeSubrange(block)
      lines.insert(contentsOf: moved, at: min(second, lines.count))
    }
    return Array(lines.joined(separator: [Self.lineFeed]))
  }

  /// The values between quotation marks are every second piece.
  private mutating func damagedAttribute(_ bytes: [UInt8], _ damage: Damage) -> [UInt8] {
    let quote = UInt8(ascii: "\"")
    var pieces = bytes.split(separator: quote, omittingEmptySubsequences: false).map(Array.init)
    guard pieces.count > 4 else { return bytes }
    let value = 2 * number(below: pieces.count / 2) + 1
    switch damage {
    case .garbledValue: pieces[value] = Array(self.value().utf8)
    case .renamedName:
      pieces[value - 1] = Array(" \(Self.names[number(below: Self.names.count)])=".utf8)
    case .swappedIDs: pieces.swapAt(value, 2 * number(below: pieces.count / 2) + 1)
    default:
      pieces[value] = []
      pieces[value - 1] = Array(" none=".utf8)
    }
    return Array(pieces.joined(separator: [quote]))
  }

  private static let lineFeed = UInt8(ascii: "\n")

  private static let values = [
    "", "0", "-1", "nan", "-inf", "1e308", "1e999", "9223372036854775808", "99999999999999999999",
    "-9223372036854775808", "YES", "no", "1:0", "0:0", "::", "/", "&#x10FFFF;", "&#xFFFFFFFFFF;",
    "&amp;", "&x;", "<", "=", "widthClass=", "=-=-", "default", "bed", "tabs", "scene-bed",
    "é\u{301}",
    "segmentTitles[99999999999999999999]", "relationship", "unwind", "viewController", "nil",
  ]

  private static let names = [
    "id", "key", "destination", "kind", "x", "width", "constant", "multiplier", "reference",
    "sceneMemberID", "systemColor", "name", "white", "value", "type", "base64-UTF8", "firstItem",
  ]
}
