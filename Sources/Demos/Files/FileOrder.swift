/// The order of a list of files; folders always come first.
nonisolated enum FileOrder: CaseIterable, Sendable {
  /// By name, with numbers by value: "Day 2" before "Day 10".
  case name
  /// The latest first.
  case date
  /// The largest first.
  case size

  var title: String {
    switch self {
    case .name: "Name"
    case .date: "Date"
    case .size: "Size"
    }
  }

  /// The next order, which the button switches to.
  var next: FileOrder {
    switch self {
    case .name: .date
    case .date: .size
    case .size: .name
    }
  }

  /// The entries in this order; equal ones by name.
  func sorted(_ entries: [FileEntry]) -> [FileEntry] {
    let keys = entries.map { Self.nameKey($0.name) }
    let order = entries.indices.sorted { left, right in
      let (one, other) = (entries[left], entries[right])
      if one.isFolder != other.isFolder { return one.isFolder }
      if self == .date, one.modified != other.modified { return one.modified > other.modified }
      if self == .size, one.size != other.size, !one.isFolder { return one.size > other.size }
      if keys[left] == keys[right] { return one.name < other.name }
      return keys[left].lexicographicallyPrecedes(keys[right])
    }
    return order.map { entries[$0] }
  }

  /// A sort key that ignores case and accents and compares numbers by value.
  static func nameKey(_ name: String) -> [UInt8] {
    var key: [UInt8] = []
    key.reserveCapacity(name.utf8.count + 2)
    var digits: [UInt8] = []
    for byte in plain(name).utf8 {
      if isDigit(byte) {
        if digits != [zero] { digits.append(byte) } else { digits = [byte] }
      } else {
        append(&digits, to: &key)
        key.append(byte)
      }
    }
    append(&digits, to: &key)
    return key
  }

  /// Adds a number with its length in front, so that longer numbers sort later.
  private static func append(_ digits: inout [UInt8], to key: inout [UInt8]) {
    guard !digits.isEmpty else { return }
    key.append(zero)
    key.append(UInt8(min(digits.count, Int(UInt8.max))))
    key.append(contentsOf: digits)
    digits.removeAll(keepingCapacity: true)
  }

  private static func plain(_ name: String) -> String {
    if name.utf8.allSatisfy({ $0 < 0x80 }) { return name.lowercased() }
    var scalars = String.UnicodeScalarView()
    for scalar in name.decomposedStringWithCanonicalMapping.unicodeScalars
    where scalar.properties.generalCategory != .nonspacingMark {
      scalars.append(scalar)
    }
    return String(scalars).lowercased()
  }

  private static let zero = UInt8(ascii: "0")

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= zero && byte <= UInt8(ascii: "9") }
}
