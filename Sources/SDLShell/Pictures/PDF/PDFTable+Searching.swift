nonisolated extension PDFTable {
  /// Looks for objects in all of a file; of two with a number, the later one counts.
  init(searching bytes: [UInt8]) {
    for place in Self.places(of: " obj", in: bytes).reversed() {
      guard let start = Self.start(ofObjectWith: place, in: bytes) else { continue }
      var scanner = PDFScanner(bytes, at: start)
      if case .value(let number) = scanner.next(), let number = number.count {
        add(.start(start), of: number)
      }
    }
    for place in Self.places(of: Self.trailerMark, in: bytes).reversed() {
      var scanner = PDFScanner(bytes, at: place + Self.trailerMark.utf8.count)
      guard trailer.isEmpty, case .value(let value) = scanner.next() else { continue }
      trailer = value.entries ?? [:]
    }
  }

  private static let trailerMark = "trailer"

  private static func places(of text: String, in bytes: [UInt8]) -> [Int] {
    let mark = Array(text.utf8)
    return bytes.indices.filter {
      bytes[$0] == mark[0] && bytes[$0...].starts(with: mark)
    }
  }

  /// Where the number of an object begins, of which the space before `obj` is at a place.
  private static func start(ofObjectWith place: Int, in bytes: [UInt8]) -> Int? {
    func isDigit(_ index: Int) -> Bool {
      index >= 0 && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index])
    }
    var start = place - 1
    while isDigit(start) { start -= 1 }
    guard start < place - 1, start > 0, PDFScanner.isSpace(bytes[start]), isDigit(start - 1)
    else { return nil }
    start -= 1
    while isDigit(start - 1) { start -= 1 }
    return start
  }
}
