import Foundation

extension UIButton {
  /// Makes it a grey disc with a cross, whatever the tint is.
  func becomeCloseButton() {
    let cross = UIImage(systemName: "xmark", withConfiguration: Close.symbol)
    setImage(cross?.withTintColor(.secondaryLabel, renderingMode: .alwaysOriginal), for: .normal)
    backgroundColor = Close.disc
    let size = cross?.size ?? .zero
    let (x, y) = ((Close.side - size.width) / 2, (Close.side - size.height) / 2)
    edges.content = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
  }

  /// Makes the disc as large as the button; a configuration has a background of its own.
  func fitCloseDisc() {
    guard buttonType == .close, backgroundColor == Close.disc else { return }
    layer.cornerRadius = min(bounds.width, bounds.height) / 2
    if configuration != nil { backgroundColor = nil }
  }

  /// Tuned by eye.
  private enum Close {
    /// The disc's diameter, in points.
    static let side: CGFloat = 30
    static let disc = UIColor.secondarySystemFill
    static let symbol = UIImage.SymbolConfiguration(pointSize: 12, weight: .bold)
  }
}
