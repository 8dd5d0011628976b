import Drawing
import Foundation
import Input
import SDLShell

/// The frame source of a window that shows two runs, locked in time.
final class ComparisonSource: PlayedFrameSource {
  private let comparison: Comparison
  private let scale: CGFloat
  private(set) var now: TimeInterval = 0
  /// The time that is shown.
  private(set) var shown: TimeInterval = 0
  private(set) var isHalted = false
  /// The finger on the timeline.
  private var finger: Int?

  /// Makes the source; `scale` is that of screenshots, in pixels per point.
  init(_ comparison: Comparison, scale: CGFloat) {
    (self.comparison, self.scale) = (comparison, scale)
  }

  private var isAtEnd: Bool { shown >= comparison.end }

  var nextChange: TimeInterval? {
    guard !isHalted, !isAtEnd else { return nil }
    return now + ((comparison.change(after: shown) ?? comparison.end) - shown)
  }

  func advance(to time: TimeInterval) {
    if !isHalted { shown = min(shown + max(0, time - now), comparison.end) }
    now = max(now, time)
  }

  var status: String? {
    let difference =
      switch comparison.isSame(at: shown) {
      case true?: ", the same"
      case false?: ", different"
      case nil: ""
      }
    return isHalted || isAtEnd
      ? String(format: "%.3f of %.3f s", shown, comparison.end) + difference : nil
  }

  // MARK: Input

  func handle(_ event: InputEvent) {
    switch event {
    case .pointer(let pointer): handle(pointer)
    case .key(let key) where key.phase == .down: handle(key.key)
    case .key, .secondaryClick, .scroll, .text, .arrival: break
    }
  }

  private func handle(_ pointer: PointerEvent) {
    switch pointer.phase {
    case .down where comparison.line.insetBy(dx: -16, dy: -8).contains(pointer.position):
      finger = pointer.id
      scrub(to: pointer.position.x)
    case .down: toggle()
    case .moved: if finger == pointer.id { scrub(to: pointer.position.x) }
    case .up, .cancelled: finger = nil
    }
  }

  private func handle(_ key: Key) {
    switch key {
    case .left: obey(.stepBack)
    case .right: obey(.stepForward)
    case .home: shown = 0
    case .end: shown = comparison.end
    case .character(" "): toggle()
    default: break
    }
  }

  private func scrub(to x: CGFloat) { (isHalted, shown) = (true, comparison.time(at: x)) }

  /// Halts, or goes on; from the end it begins again.
  private func toggle() {
    if isAtEnd { (shown, isHalted) = (0, false) } else { isHalted.toggle() }
  }

  // MARK: Commands

  func state(of command: ScreenCommand) -> CommandState? {
    switch command {
    case .pause: isHalted ? .on : .off
    case .stepBack, .stepForward, .restart: .off
    default: nil
    }
  }

  func obey(_ command: ScreenCommand) {
    switch command {
    case .pause: toggle()
    case .stepBack: (isHalted, shown) = (true, comparison.change(before: shown) ?? 0)
    case .stepForward:
      (isHalted, shown) = (true, comparison.change(after: shown) ?? comparison.end)
    case .restart: (isHalted, shown) = (false, 0)
    default: break
    }
  }

  // MARK: Frames

  func frame() -> ScreenFrame {
    ScreenFrame(screen: comparison.frame(at: shown), scale: scale, mask: [], over: [])
  }

  var pose: ScreenPose { ScreenPose(.upright) }
}
