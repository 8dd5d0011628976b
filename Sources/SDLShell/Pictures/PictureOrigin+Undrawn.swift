import Assets
import Drawing

nonisolated extension PictureOrigin {
  /// The part of its file that is not drawn, such as text in a PDF file; nil if the file is drawn,
  /// or is damaged.
  package var undrawnPart: String? {
    guard let bytes, case .undrawn(let part) = PDFPicture.fault(of: bytes) else { return nil }
    return part
  }

  /// The bytes of a file that is no larger than a PDF file may be.
  private var bytes: [UInt8]? {
    switch self {
    case .file(let path):
      (try? RegularFile.contents(of: path, limit: PDFFile.maximumBytes)).map { [UInt8]($0) }
    case .data(let image): [UInt8](image.data)
    }
  }
}
