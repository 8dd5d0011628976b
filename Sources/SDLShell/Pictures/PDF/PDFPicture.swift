import Drawing
import Foundation

/// The first page of a PDF file as what is drawn for it: paths, lines, clips and gradients.
nonisolated struct PDFPicture {
  /// In points.
  let size: CGSize
  /// From the top left, whose y points down.
  let operations: [GraphicsOperation]

  init(_ file: [UInt8]) throws(PDFFault) {
    let (file, page) = try Self.open(file)
    size = page.size
    var state = PDFState(transform: page.transform)
    state.clip(to: Path { $0.addRect(page.box) }, .winding)
    var interpreter = PDFInterpreter(file, resources: page.resources, state: state)
    try interpreter.run(page.content(of: file))
    operations = interpreter.operations
    guard PDFWork(of: size, operations).isWithinLimits else { throw .tooMuchWork }
  }

  /// The size of a file's first page in points; nil if it has none.
  static func size(of file: [UInt8]) -> CGSize? { try? open(file).page.size }

  /// Why a file is not drawn; nil if it is.
  static func fault(of file: [UInt8]) -> PDFFault? {
    do throws(PDFFault) {
      _ = try PDFPicture(file)
      return nil
    } catch {
      return error
    }
  }

  /// Opens a file by its tables or, if these lead to no page, by looking for its objects.
  private static func open(_ bytes: [UInt8]) throws(PDFFault) -> (file: PDFFile, page: PDFPage) {
    let file = try PDFFile(bytes)
    do throws(PDFFault) {
      return (file, try PDFPage(of: file))
    } catch .damaged {
      let repaired = try PDFFile(bytes, isRepaired: true)
      return (repaired, try PDFPage(of: repaired))
    }
  }
}
