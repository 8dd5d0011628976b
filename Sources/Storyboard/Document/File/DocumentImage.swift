public import Foundation

/// An image that a file names; its pixels are elsewhere.
public struct DocumentImage: Sendable, Hashable {
  /// Its name.
  public let name: String
  /// Whether it is a symbol of the system; otherwise it is in an asset catalogue or beside the file.
  public let isSymbol: Bool
  /// Its size in points; nil if the file does not say.
  public let size: CGSize?
}

extension ElementReader {
  /// An image by its element.
  func image(_ element: DocumentElement) -> DocumentImage {
    let width = length("width", of: element)
    let height = length("height", of: element)
    return DocumentImage(
      name: element["name"] ?? "", isSymbol: element["catalog"] == "system",
      size: width.flatMap { width in height.map { CGSize(width: width, height: $0) } })
  }

  /// Adds the colour in an element under the element's name.
  func add(_ element: DocumentElement, to colors: inout [String: ColorComponents]) {
    guard let name = element["name"], let child = element.child(tag: "color") else { return }
    colors[name] = color(child)?.components
  }
}
