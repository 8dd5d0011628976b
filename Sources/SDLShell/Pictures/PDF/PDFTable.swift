import Foundation

/// Where an object of a PDF file is.
nonisolated enum PDFPlace: Hashable {
  /// At this byte.
  case start(Int)
  /// In the stream of this number, packed with others.
  case pack(Int)
  /// Nowhere: it was taken out.
  case free
}

/// Where a PDF file says that its objects are.
nonisolated struct PDFTable {
  private(set) var places: [Int: PDFPlace] = [:]
  /// The entries that say where the file begins, the newest first.
  var trailer: [String: PDFValue] = [:]

  /// More than any file has; each change by a program may add one.
  private static let maximumParts = 64

  /// Reads the tables, the newest first, which a file's last lines name.
  init(of bytes: [UInt8]) {
    var starts = Self.start(of: bytes).map { [$0] } ?? []
    var done: Set<Int> = []
    while let start = starts.popLast(), done.count < Self.maximumParts {
      guard done.insert(start).inserted, let entries = read(bytes, at: start) else { continue }
      trailer.merge(entries) { newer, _ in newer }
      // Entries that the stream of a table adds count before those of older tables.
      starts += [entries["Prev"], entries["XRefStm"]].compactMap { $0?.count }
    }
  }

  /// Adds a place, unless a newer part has one.
  mutating func add(_ place: PDFPlace, of number: Int) {
    if places[number] == nil { places[number] = place }
  }

  private static func start(of bytes: [UInt8]) -> Int? {
    let tail = String(decoding: bytes.suffix(lastLines), as: Unicode.ASCII.self)
    guard let word = tail.range(of: "startxref", options: .backwards) else { return nil }
    return Int(tail[word.upperBound...].drop { $0.isWhitespace }.prefix { $0.isNumber })
  }

  /// Readers look for the last table in as many bytes.
  private static let lastLines = 1024
}
