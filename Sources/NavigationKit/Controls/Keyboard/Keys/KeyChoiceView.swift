import Drawing
import Foundation

/// A letter of those that a held key offers.
final class KeyChoiceView: UIView {
  private var letter = ""
  private var isChosen = false
  private var isOwn = false

  /// Shows a letter in a rectangle.
  ///
  /// - Parameter isOwn: Whether it is the key's own, which people find on the key.
  func show(_ letter: String, isChosen: Bool, isOwn: Bool, in rect: CGRect) {
    (self.letter, self.isChosen, self.isOwn, frame) = (letter, isChosen, isOwn, rect)
    setNeedsDisplay()
  }

  override func paint(on canvas: inout Canvas) {
    let box = presentedBounds(at: canvas.now)
    if isChosen {
      canvas.fill(
        box.insetBy(dx: 2, dy: 5), KeyboardColors.action.color(in: canvas.traits),
        cornerRadius: KeyboardMetrics.keyRadius)
    }
    let ink = isChosen ? KeyboardColors.actionTitle : KeyboardColors.title
    canvas.title(
      letter, Font(size: KeyboardMetrics.choiceSize), in: box, ink.color(in: canvas.traits))
  }

  override var elementRole: StageElement.Role? { isOwn ? nil : .key }
  override var elementText: String? { letter }
}
