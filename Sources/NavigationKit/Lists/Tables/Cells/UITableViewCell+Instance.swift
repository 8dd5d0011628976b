import Foundation

extension UITableViewCell {
  @_silgen_name("NavigationKit_UITableViewCell_init")
  convenience init(ofClassWithStyle style: CellStyle, reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  // `consuming`, because initialisers consume their arguments.
  @_silgen_name("NavigationKit_UITableViewCell_init")
  private static func make(style: CellStyle, reuseIdentifier: consuming String?) -> UITableViewCell

  /// Makes a cell of this class with the default style, by calling its own
  /// `init(style:reuseIdentifier:)`; see `NSObject.instance()`.
  static func instance(reuseIdentifier: String?) -> Self {
    own(make(style: .default, reuseIdentifier: reuseIdentifier))
  }
}
