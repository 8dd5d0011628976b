import Drawing
import Foundation

/// The blinking line between two characters where typed text goes.
///
/// It blinks as a repeating animation, so a stage counts as settled meanwhile. It is seen at first,
/// and again whenever it is moved.
final class CaretView: UIView {
  private var blinking: RepeatingAnimation?
  private weak var stage: Stage?

  override func paint(on canvas: inout Canvas) {
    guard stage?.getsKeys ?? true else { return }
    guard blinking.map({ $0.count(at: canvas.now).isMultiple(of: 2) }) ?? true else { return }
    let bar = presentedBounds(at: canvas.now)
    canvas.fill(bar, tintColor.color(in: canvas.traits), cornerRadius: bar.width / 2)
  }

  /// Shows it steadily, and blinks from now on.
  func show() {
    isHidden = false
    stage?.endRepeatingAnimation(of: self)
    guard let stage = window?.stage else { return blinking = nil }
    self.stage = stage
    let animation = RepeatingAnimation(view: self, start: stage.now, interval: Self.interval)
    blinking = animation
    stage.begin(animation)
  }

  /// Hides it.
  func hide() {
    isHidden = true
    blinking = nil
    stage?.endRepeatingAnimation(of: self)
  }

  /// How long it is seen, and then not, in seconds; measured in videos of iOS.
  private static let interval: TimeInterval = 0.5
}
