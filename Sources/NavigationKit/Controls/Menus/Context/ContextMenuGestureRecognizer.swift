import Foundation

/// The long press that opens a context menu; it fails soon if there is no menu.
final class ContextMenuGestureRecognizer: UILongPressGestureRecognizer {
  weak var interaction: UIContextMenuInteraction?
  private var wait: VirtualClock.Token?
  /// Whether the finger has moved on the open menu; one that rests where a row opens chooses
  /// nothing.
  private(set) var hasSlid = false

  init() {
    super.init(target: nil, action: nil)
    addAction(
      UIAction { [weak self] _ in self?.interaction?.pressDidChange() })
  }

  override var settledState: State {
    didSet {
      guard settledState != oldValue, oldValue == .possible, settledState == .failed else { return }
      interaction?.cancelPress()
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, wait == nil else { return }
    wait = stage?.clock.schedule(afterInput: ContextMenuMetrics.pressDelay) { [weak self] in
      self?.pressIn()
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state != .possible, touches.contains(where: hasStrayed) { hasSlid = true }
    super.touchesMoved(touches, with: event)
  }

  private func pressIn() {
    guard state == .possible, interaction?.beginPress() != true else { return }
    state = .failed
  }

  override func reset() {
    super.reset()
    hasSlid = false
    stage?.clock.cancel(wait)
    wait = nil
  }
}
