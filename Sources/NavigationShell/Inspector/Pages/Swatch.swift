import Drawing
import NavigationKit

/// A colour that means something, as a line's legend shows it.
struct Swatch: Hashable {
  var fill: UIColor
  var edge: UIColor

  /// One colour.
  init(_ color: UIColor) { (fill, edge) = (color, color) }

  /// A colour that is drawn over the screen, with another one around it, or the same.
  init(_ fill: Color, edge: Color? = nil) {
    func shown(_ color: Color) -> UIColor {
      UIColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
    (self.fill, self.edge) = (shown(fill), shown(edge ?? fill))
  }
}
