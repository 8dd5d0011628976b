import Drawing
import Foundation

/// The shadow around a sheet's card, which sets it off from a page that is not dimmed.
final class SheetShadow: UIView {
  private let card: SheetCard

  init(around card: SheetCard) {
    self.card = card
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// A card that is behind another one has none.
  override func paint(on canvas: inout Canvas) {
    guard card.presentedBackdropInset(at: canvas.now) == .zero else { return }
    canvas.shadow(
      around: card.presentedFrame(at: canvas.now), cornerRadius: card.cornerRadius,
      blur: SheetMetrics.shadowBlur, offset: .zero,
      color: .black.faded(by: SheetMetrics.shadowAlpha))
  }
}
