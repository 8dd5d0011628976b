import Drawing
package import Foundation

nonisolated extension UIFont {
  /// Whether the font of a name, or a family, is there: not only one that stands in for it.
  package static func isAvailable(_ name: String) -> Bool {
    FontNames.font(named: name, size: 1) != nil
  }

  /// The system's font in the place of one that is not there, as heavy and slanted as its name says.
  package static func substitute(for name: String, size: CGFloat) -> UIFont {
    UIFont(SubstituteFont(for: name).font(size: size))
  }
}
