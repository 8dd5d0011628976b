nonisolated extension PDFTable {
  /// Reads a part of the table, as text or as a stream; nil if there is none.
  mutating func read(_ bytes: [UInt8], at start: Int) -> [String: PDFValue]? {
    var scanner = PDFScanner(bytes, at: start)
    if scanner.next() == .word("xref") { return readText(&scanner) }
    guard let object = PDFObject(in: bytes, at: start), object.isStream,
      let entries = object.value.entries
    else { return nil }
    readStream(entries, of: bytes, at: object.end)
    return entries
  }

  private mutating func readText(_ scanner: inout PDFScanner) -> [String: PDFValue]? {
    while true {
      switch scanner.next() {
      case .value(let first):
        guard let first = first.count, case .value(let count) = scanner.next(),
          let count = count.count, readLines(count, from: first, &scanner)
        else { return nil }
      case .word("trailer"):
        guard case .value(let trailer) = scanner.next() else { return nil }
        return trailer.entries
      case .word, .end: return nil
      }
    }
  }

  /// Reads lines of a place, a generation and a letter; false if one is something else.
  private mutating func readLines(
    _ count: Int, from first: Int, _ scanner: inout PDFScanner
  ) -> Bool {
    for number in first..<(first + count) {
      guard case .value(let place) = scanner.next(), let place = place.count,
        case .value = scanner.next(), case .word(let letter) = scanner.next()
      else { return false }
      add(letter == "n" ? .start(place) : .free, of: number)
    }
    return true
  }

  private mutating func readStream(
    _ entries: [String: PDFValue], of bytes: [UInt8], at start: Int
  ) {
    let length = entries["Length"]?.count
    let widths = entries["W"]?.array?.compactMap(\.count) ?? []
    guard widths.count == 3, widths.allSatisfy({ $0 <= 8 }), widths.contains(where: { $0 > 0 }),
      let range = PDFObject.content(in: bytes, from: start, length: length),
      let data = try? Self.unpacked(Array(bytes[range]), entries)
    else { return }
    let size = entries["Size"].map { [PDFValue.number(0), $0] } ?? []
    let sections = (entries["Index"]?.array ?? size).compactMap(\.count)
    var rest = data[...]
    for index in stride(from: 0, to: sections.count - 1, by: 2) {
      for offset in 0..<sections[index + 1] {
        guard let fields = Self.fields(widths, &rest) else { return }
        add(Self.place(fields), of: sections[index] + offset)
      }
    }
  }

  /// The stream of a table may only be packed in one way, which all programs use.
  private static func unpacked(
    _ data: [UInt8], _ entries: [String: PDFValue]
  ) throws(PDFFault) -> [UInt8] {
    let filter = entries["Filter"]?.array?.first ?? entries["Filter"]
    guard let name = filter?.name else { return data }
    let settings = entries["DecodeParms"]?.array?.first ?? entries["DecodeParms"]
    return try PDFFilter(name, settings?.entries ?? [:])
      .unpacked(data, limit: PDFFile.maximumBytes)
  }

  /// Takes numbers of so many bytes from the front; nil if they are not there.
  private static func fields(_ widths: [Int], _ rest: inout ArraySlice<UInt8>) -> [Int]? {
    guard rest.count >= widths.reduce(0, +) else { return nil }
    return widths.enumerated().map { index, width in
      // An object whose kind is not said is not packed.
      guard width > 0 else { return index == 0 ? 1 : 0 }
      defer { rest = rest.dropFirst(width) }
      return rest.prefix(width).reduce(0) { ($0 & Int.max >> 8) << 8 | Int($1) }
    }
  }

  private static func place(_ fields: [Int]) -> PDFPlace {
    switch fields[0] {
    case 1: .start(fields[1])
    case 2: .pack(fields[1])
    default: .free
    }
  }
}
