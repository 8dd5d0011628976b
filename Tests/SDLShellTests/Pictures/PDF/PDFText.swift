import CSDL2

/// The bytes of a small PDF file around what a test is about.
nonisolated struct PDFText {
  /// The objects from number 1 on.
  var objects: [[UInt8]]

  /// A page of 20 × 20 points that draws by operators; more objects have the numbers from 5 on.
  init(
    _ content: String, page: String = "/MediaBox [0 0 20 20]", resources: String = "",
    objects: [String] = []
  ) {
    let own = [
      "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << \(resources) >> \(page) >>",
      Self.stream(content),
    ]
    self.objects = (own + objects).map { Array($0.utf8) }
  }

  /// A stream with a length that is right.
  static func stream(_ content: String, _ entries: String = "") -> String {
    "<< \(entries) /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream"
  }

  /// A stream of bytes.
  static func stream(_ content: [UInt8], _ entries: String) -> [UInt8] {
    Array("<< \(entries) /Length \(content.count) >>\nstream\n".utf8) + content
      + Array("\nendstream".utf8)
  }

  /// A form without a box.
  static func form(_ content: String, _ entries: String = "") -> String {
    stream(content, "/Subtype /Form \(entries)")
  }

  /// The file with a table as text, and more entries of its trailer.
  func file(trailer: String = "") -> [UInt8] {
    let (body, starts) = body
    let lines = starts.map { start in
      let digits = String(start)
      return String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
    }
    let end = """
      xref
      0 \(starts.count + 1)
      0000000000 65535 f \n\(lines.joined())trailer
      << /Size \(starts.count + 1) /Root 1 0 R \(trailer) >>
      startxref
      \(body.count)
      %%EOF
      """
    return body + Array(end.utf8)
  }

  /// The file without any table.
  var untabled: [UInt8] { body.bytes }

  /// The objects with their numbers, and where each begins.
  private var body: (bytes: [UInt8], starts: [Int]) {
    var bytes = Array("%PDF-1.4\n".utf8)
    var starts: [Int] = []
    for (index, object) in objects.enumerated() {
      starts.append(bytes.count)
      bytes += Self.numbered(index + 1, object)
    }
    return (bytes, starts)
  }

  /// The file with all objects but streams in a stream of objects, and a stream as its table.
  var packed: [UInt8] {
    var (head, data) = ("", [UInt8]())
    var file = Array("%PDF-1.5\n".utf8)
    var rows: [[UInt8]] = []
    for (index, object) in objects.enumerated() {
      if Self.isStream(object) {
        rows.append(Self.row(file.count))
        file += Self.numbered(index + 1, object)
      } else {
        rows.append([2, 0, Self.pack, 0])
        head += "\(index + 1) \(data.count) "
        data += object + [0x20]
      }
    }
    rows.append(Self.row(file.count))
    let count = rows.count { $0[0] == 2 }
    let entries = "/Type /ObjStm /N \(count) /First \(head.utf8.count) /Filter /FlateDecode"
    let pack = Self.stream(Self.deflated(Array(head.utf8) + data), entries)
    file += Self.numbered(Int(Self.pack), pack)
    let end = "startxref\n\(file.count)\n%%EOF"
    return file + Self.numbered(Int(Self.pack) + 1, table(rows)) + Array(end.utf8)
  }

  /// The number of the stream that holds the other objects.
  private static let pack: UInt8 = 90

  private static func isStream(_ object: [UInt8]) -> Bool {
    object.suffix(9).elementsEqual("endstream".utf8)
  }

  private static func numbered(_ number: Int, _ object: [UInt8]) -> [UInt8] {
    Array("\(number) 0 obj\n".utf8) + object + Array("\nendobj\n".utf8)
  }

  /// A row of the table: a kind, a place in two bytes, and an index.
  private static func row(_ place: Int) -> [UInt8] {
    [1, UInt8(place >> 8), UInt8(place & 255), 0]
  }

  /// The table as a stream, each row as its differences from the one above.
  private func table(_ rows: [[UInt8]]) -> [UInt8] {
    let filtered = zip(rows, [[0, 0, 0, 0]] + rows).flatMap { row, above -> [UInt8] in
      [2] + zip(row, above).map { $0 &- $1 }
    }
    return Self.stream(
      Self.deflated(filtered),
      """
      /Type /XRef /W [1 2 1] /Index [1 \(objects.count) \(Self.pack) 1] /Root 1 0 R /Size 99 \
      /Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 4 >>
      """)
  }

  /// Bytes packed by zlib.
  static func deflated(_ bytes: [UInt8]) -> [UInt8] {
    var length = compressBound(UInt(bytes.count))
    var packed = [UInt8](repeating: 0, count: Int(length))
    compress(&packed, &length, bytes, UInt(bytes.count))
    return Array(packed.prefix(Int(length)))
  }
}
