/// The images and colours that a file names.
public struct DocumentResources: Sendable {
  /// The images.
  public var images: [DocumentImage] = []
  /// The colours of asset catalogues by name, as they are in the light appearance.
  public var namedColors: [String: ColorComponents] = [:]
  /// The system's colours by name, as they are in the light appearance.
  public var systemColors: [String: ColorComponents] = [:]

  /// Makes empty resources.
  public init() {}

  /// An image by its name; symbols of the system and images of the app can have the same names.
  public func image(named name: String, isSymbol: Bool) -> DocumentImage? {
    images.first { $0.name == name && $0.isSymbol == isSymbol }
  }
}

extension DocumentResources {
  /// The resources of a document by its root element.
  init(root: DocumentElement, reader: ElementReader, settings: DocumentSettings) {
    let literals = ElementReader(file: reader.file, isColorMatched: settings.isColorMatched)
    for element in root.children(in: "resources") {
      switch element.tag {
      case "image": images.append(reader.image(element))
      case "namedColor": literals.add(element, to: &namedColors)
      case "systemColor": literals.add(element, to: &systemColors)
      default: break
      }
    }
    for issue in literals.issues { reader.add(issue) }
  }
}
