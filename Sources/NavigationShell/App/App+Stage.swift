import NavigationKit
import SDLShell

extension App {
  /// The traits of its stage: the direction of its language, unless others are asked for.
  func traits(under asked: UITraitCollection) -> UITraitCollection {
    guard language?.isRightToLeft == true else { return asked }
    return UITraitCollection(traitsFrom: [UITraitCollection(layoutDirection: .rightToLeft), asked])
  }

  /// What finds its images by name.
  func images(in library: ImageLibrary) -> ImageLibrary {
    assets.map(library.searching) ?? library
  }
}
