import Drawing
import Foundation
import NavigationKit

extension SceneBuilder {
  /// An image by the name in an attribute or in a reference of that key: a symbol, one of the app's,
  /// or a box with the name.
  func image(_ attribute: String, of element: DocumentElement) -> UIImage? {
    if let reference = reader.child(attribute, of: element), reference.tag == "imageReference" {
      return image(by: reference)
    }
    guard let name = reader.word(attribute, of: element) else { return nil }
    return image(named: name, isOfSystem: element["catalog"] == "system", at: element)
  }

  /// An image with its own scale and rendering mode.
  private func image(by reference: DocumentElement) -> UIImage? {
    reader.play(reference)
    guard let name = reader.word("image", of: reference) else { return nil }
    let image = image(
      named: name, isOfSystem: reference["catalog"] == "system", at: reference)
    let scaled = symbolScale(of: reference, "symbolScale").map {
      image.withConfiguration(UIImage.SymbolConfiguration(scale: $0))
    }
    let mode = reader.choice("renderingMode", of: reference, among: Self.renderingModes)
    return mode.map { (scaled ?? image).withRenderingMode($0) } ?? scaled ?? image
  }

  private func image(
    named name: String, isOfSystem: Bool, at element: DocumentElement
  ) -> UIImage {
    let resources = file.document.resources
    let isSymbol =
      isOfSystem
      || resources.image(named: name, isSymbol: true) != nil
        && resources.image(named: name, isSymbol: false) == nil
    if let image = isSymbol ? UIImage(systemName: name) : UIImage(named: name) {
      reader.use(image: name, isSymbol: isSymbol, at: element)
      return image
    }
    let fault = isSymbol ? nil : Stage.current?.fault(ofImage: name)
    reader.note(
      fault.map { "the image “\(name)” \($0.words(so: "it is a box"))" }
        ?? "there is no \(isSymbol ? "symbol" : "image") “\(name)”, so it is a box", at: element)
    return UIImage(
      missing: name,
      size: resources.image(named: name, isSymbol: isSymbol)?.size ?? Self.unknownSize)
  }

  /// The configuration of an element's symbols; nil if the element has none.
  func symbolConfiguration(
    _ key: String = "preferredSymbolConfiguration", of element: DocumentElement
  ) -> UIImage.SymbolConfiguration? {
    guard let look = reader.child(key, of: element) else { return nil }
    reader.play(look)
    let scale = symbolScale(of: look, "scale") ?? .default
    if let font = font(of: look) { return UIImage.SymbolConfiguration(font: font, scale: scale) }
    guard let size = reader.length("pointSize", of: look), size > 0 else {
      return UIImage.SymbolConfiguration(scale: scale)
    }
    return UIImage.SymbolConfiguration(pointSize: size, weight: .unspecified, scale: scale)
  }

  private func symbolScale(of element: DocumentElement, _ name: String) -> UIImage.SymbolScale? {
    reader.choice(
      name, of: element,
      among: [
        "default": .default, "small": .small, "medium": .medium, "large": .large,
      ])
  }

  /// The size of an image of which the file knows none, in points: that of an icon.
  private static let unknownSize = CGSize(width: 24, height: 24)

  private static let renderingModes: [String: UIImage.RenderingMode] = [
    "template": .alwaysTemplate, "original": .alwaysOriginal,
    // Symbols have one colour here.
    "monochrome": .alwaysTemplate, "hierarchical": .alwaysTemplate, "palette": .alwaysTemplate,
    "multicolor": .automatic,
  ]
}

extension Stage {
  /// The reason why an image's file cannot be used; nil if it can, or there is no file.
  func fault(ofImage name: String) -> ImageFault? {
    imageSource.fault(ofImage: name, scale: screen.scale)
  }
}

extension ImageFault {
  /// The mistake, its result, and the file that has it, as half a sentence.
  func words(so result: String) -> String {
    switch self {
    case .unreadable(let file): "cannot be read, so \(result): \(file)"
    case .undrawn(let file, let part): "holds \(part), which is not drawn, so \(result): \(file)"
    case .empty(let file): "has no picture, so \(result): \(file)"
    }
  }
}
