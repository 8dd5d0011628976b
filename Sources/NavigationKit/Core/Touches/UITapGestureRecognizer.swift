public import Foundation

/// Recognises taps: fingers that come down and up again in place.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps make the gesture; 1 by default.
  open var numberOfTapsRequired = 1
  /// How many fingers it takes; 1 by default.
  open var numberOfTouchesRequired = 1

  /// The buttons that a mouse must tap with, exactly these; the primary one by default.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary

  private var taps = 0
  private var fingers: [UITouch] = []
  private var place: CGPoint?
  private var gap: VirtualClock.Token?

  open override func location(in view: UIView?) -> CGPoint {
    place(fingers.map(\.position).middle ?? middle, in: view)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    stage?.clock.cancel(gap)
    guard touches.allSatisfy({ $0.type != .indirectPointer }) || buttonMaskRequired == buttonMask
    else {
      state = .failed
      return
    }
    if self.touches.count == 1 { fingers = [] }
    fingers += touches
    guard fingers.count <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    guard fingers.count == numberOfTouchesRequired else { return }
    let start = fingers.map(\.start.position).middle ?? middle
    if !TapCounter.belong(place ?? start, start) { state = .failed }
    place = start
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.contains(where: hasStrayed) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard fingers.count == numberOfTouchesRequired, !touches.contains(where: hasStrayed) else {
      state = .failed
      return
    }
    guard self.touches.count == 1 else { return }
    taps += 1
    if taps >= numberOfTapsRequired { state = .ended } else { waitForNext() }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    stage?.clock.cancel(gap)
    taps = 0
    place = nil
  }

  override var expectsMoreTouches: Bool { taps > 0 && taps < numberOfTapsRequired }

  private func waitForNext() {
    gap = stage?.clock.schedule(afterInput: TapCounter.longestGap) { [weak self] in
      self?.state = .failed
    }
  }

  /// Whether a finger moved too far, or left the view.
  private func hasStrayed(_ touch: UITouch) -> Bool {
    let isInside = view?.point(inside: touch.location(in: view), with: nil) ?? false
    return touch.straying > UITapGestureRecognizer.slop || !isInside
  }

  /// How far a finger may move and still tap, in points; several toolkits use 10 to 18.
  static let slop: CGFloat = 18
}
