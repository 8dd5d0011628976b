package import Drawing
package import Foundation

/// Writes pictures as the pages of a PDF document, always to the same bytes.
///
/// The format: ISO 32000-1. A page's stream holds its picture as a PNG file would.
package nonisolated struct PDFWriter {
  private var file = Data("%PDF-1.4\n".utf8)
  /// The offset of each object, of which the first two are written last.
  private var offsets: [Int: Int] = [:]
  private var pages: [Int] = []
  private var next = 3

  /// Begins a document.
  package init() {}

  /// Adds a page of a size in points that its picture fills.
  ///
  /// - Parameter picture: Opaque pixels.
  /// - Throws: SDLError if memory is short.
  package mutating func add(_ picture: Bitmap, size: CGSize) throws(SDLError) {
    let (width, height) = (Int(size.width.rounded()), Int(size.height.rounded()))
    let image = add(
      stream: try PNG.packed(picture, level: .small),
      "/Type /XObject /Subtype /Image /Width \(picture.width) /Height \(picture.height) "
        + "/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode "
        + "/DecodeParms << /Predictor 15 /Colors 3 /BitsPerComponent 8 "
        + "/Columns \(picture.width) >>")
    let content = add(stream: Array("\(width) 0 0 \(height) 0 0 cm /Page Do".utf8), "")
    pages.append(
      add(
        Data(
          ("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 \(width) \(height)] "
            + "/Resources << /XObject << /Page \(image) 0 R >> >> /Contents \(content) 0 R >>").utf8
        )
      ))
  }

  /// The document, whose title viewers show.
  package mutating func finish(title: String) -> Data {
    let kids = pages.map { "\($0) 0 R" }.joined(separator: " ")
    write(1, Data("<< /Type /Catalog /Pages 2 0 R >>".utf8))
    write(2, Data("<< /Type /Pages /Kids [\(kids)] /Count \(pages.count) >>".utf8))
    // A text in UTF-16 has no characters that would need escapes.
    let words = ([0xFEFF] + Array(title.utf16)).map { String(format: "%04X", $0) }.joined()
    let information = add(Data("<< /Title <\(words)> >>".utf8))
    let start = file.count
    file += Data("xref\n0 \(next)\n0000000000 65535 f \n".utf8)
    for number in 1..<next {
      file += Data(String(format: "%010d 00000 n \n", offsets[number] ?? 0).utf8)
    }
    file += Data(
      ("trailer << /Size \(next) /Root 1 0 R /Info \(information) 0 R >>\n"
        + "startxref\n\(start)\n%%EOF\n").utf8)
    return file
  }

  private mutating func add(stream: [UInt8], _ entries: String) -> Int {
    add(
      Data("<< \(entries) /Length \(stream.count) >>\nstream\n".utf8) + Data(stream)
        + Data("\nendstream".utf8))
  }

  private mutating func add(_ content: Data) -> Int {
    defer { next += 1 }
    write(next, content)
    return next
  }

  private mutating func write(_ number: Int, _ content: Data) {
    offsets[number] = file.count
    file += Data("\(number) 0 obj\n".utf8) + content + Data("\nendobj\n".utf8)
  }
}
