import Drawing
import Foundation

/// The look of a bar's button in a state: the item's attributes, or else those of the bar's
/// appearance.
struct ResolvedButtonAppearance {
  /// The font; nil for the bar's default.
  let font: UIFont?
  /// The colour of the title; nil for the tint colour.
  let color: UIColor?
  /// The title's position adjustment.
  let titleOffset: UIOffset
  /// An image that is stretched behind the button.
  let background: UIImage?
  /// The position adjustment of the background.
  let backgroundOffset: UIOffset

  /// Resolves a look.
  ///
  /// Attributes that a state lacks are taken from the normal state. If only the normal state has a
  /// colour, the disabled state dims it.
  ///
  /// - Parameter appearances: The bar's appearances, in increasing order of precedence.
  init(
    _ appearances: [UIBarButtonItemAppearance], item: UIBarItem?, in state: UIControl.State
  ) {
    let normal = BarTextAttributes(appearances, item: item, in: .normal)
    let special = state == .normal ? normal : BarTextAttributes(appearances, item: item, in: state)
    font = special.font ?? normal.font
    let dimmed = state == .disabled ? normal.color?.dimmed(to: BarMetrics.disabledAlpha) : nil
    color = special.color ?? dimmed ?? normal.color
    let looks = appearances.reversed().flatMap { [$0.look(in: state), $0.normal] }
    titleOffset = looks.map(\.titlePositionAdjustment).first { $0 != .zero } ?? .zero
    let pictured = looks.first { $0.backgroundImage != nil }
    background = pictured?.backgroundImage
    backgroundOffset = pictured?.backgroundImagePositionAdjustment ?? .zero
  }
}

extension BarTextAttributes {
  /// The attributes that appearances and an item have for a state.
  fileprivate init(
    _ appearances: [UIBarButtonItemAppearance], item: UIBarItem?, in state: UIControl.State
  ) {
    var all: [[NSAttributedString.Key: Any]] = []
    for appearance in appearances { all.append(appearance.look(in: state).titleTextAttributes) }
    if let item, let own = item.titleTextAttributes(for: state) { all.append(own) }
    self.init(all)
  }
}

extension UIColor {
  /// The colour with its opacity multiplied.
  fileprivate nonisolated func dimmed(to share: CGFloat) -> UIColor {
    UIColor { traits in UIColor(self.color(in: traits).faded(by: share)) }
  }
}
