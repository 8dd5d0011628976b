import Foundation

/// Recognises taps: fingers that come down and up again in place.
public final class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps make the gesture; 1 unless set.
  public var numberOfTapsRequired = 1

  private var taps = 0
  private var start = CGPoint.zero
  private var timeout: VirtualClock.Token?

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, self.touches.count == 1 else { return state = .failed }
    if taps == 0 { start = touch.position }
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, hasStrayed(to: touch.position) else { return }
    state = .failed
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, !hasStrayed(to: touch.position) else {
      return state = .failed
    }
    taps += 1
    if taps >= numberOfTapsRequired { state = .ended }
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  public override func reset() {
    stage?.clock.cancel(timeout)
    guard taps > 0, taps < numberOfTapsRequired else { return taps = 0 }
    timeout = stage?.clock.schedule(after: UITapGestureRecognizer.longestGap) { [weak self] in
      self?.taps = 0
    }
  }

  private var stage: Stage? { view?.window?.stage }

  private func hasStrayed(to point: CGPoint) -> Bool {
    hypot(point.x - start.x, point.y - start.y) > UITapGestureRecognizer.slop
  }

  /// How far a finger may slip and still tap, in points; several toolkits use 10 to 18.
  private static let slop: CGFloat = 18
  /// How many seconds may lie between two taps that belong together; several toolkits agree.
  private static let longestGap: TimeInterval = 0.3
}
