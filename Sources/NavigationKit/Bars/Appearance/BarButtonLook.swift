import Drawing
import Foundation

/// How a bar's button looks in a state: what its item was told, or else what its bar's appearance says.
struct BarButtonLook {
  /// The letters; nil for the bar's own.
  let font: UIFont?
  /// The colour of the title; nil for the tint.
  let color: UIColor?
  /// How far the title is moved.
  let titleOffset: UIOffset
  /// A picture stretched behind the button.
  let background: UIImage?
  /// How far that is moved.
  let backgroundOffset: UIOffset

  /// Resolves a look.
  ///
  /// What a state does not say is taken from the normal one; a colour that was chosen for the normal
  /// state alone is dimmed where the button cannot be pressed.
  ///
  /// - Parameter appearances: The bar's, the one that counts more last.
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
  /// What appearances and an item say of a state.
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
