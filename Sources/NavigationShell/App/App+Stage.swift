import Drawing
import NavigationKit
import SDLShell

extension App {
  /// The traits of its stage: the direction of its language and the appearance that it was drawn in,
  /// unless others are asked for.
  func traits(under asked: UITraitCollection) -> UITraitCollection {
    var own: [UITraitCollection] = []
    if language?.isRightToLeft == true {
      own.append(UITraitCollection(layoutDirection: .rightToLeft))
    }
    if isDrawnDark { own.append(UITraitCollection(userInterfaceStyle: .dark)) }
    return own.isEmpty ? asked : UITraitCollection(traitsFrom: own + [asked])
  }

  /// The fonts that it can ask for by name.
  ///
  /// - Parameter includesMachine: Whether the machine's are among them, as in a window.
  func fontLibrary(includesMachine: Bool) -> FontLibrary {
    FontLibrary(files: fonts, includesMachine: includesMachine)
  }

  /// The image library that finds the app's images by name.
  func images(in library: ImageLibrary) -> ImageLibrary {
    assets.map(library.searching) ?? library
  }
}
