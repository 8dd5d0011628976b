public import Foundation

/// Calls a method for each frame, 60 times per second of the stage's time.
///
/// The stage counts as settled while a display link runs.
@preconcurrency @MainActor
public final class CADisplayLink: NSObject {
  private var call: ((CADisplayLink) -> Void)?
  private weak var stage: Stage?
  private var start: TimeInterval = 0
  private var count = 0

  /// Makes a link to a target, which it keeps until ``invalidate()``.
  ///
  /// - Parameter sel: A method that takes the link, or nothing.
  public convenience init(target: Any, selector sel: Selector) {
    let target = target as AnyObject
    self.init { _ = sel.send(to: target, $0) }
  }

  /// Makes a link that calls a function, until it is invalidated.
  init(_ call: @escaping (CADisplayLink) -> Void) { self.call = call }

  /// The time of the frame that is shown, as ``CACurrentMediaTime()`` counts.
  public private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next frame.
  public var targetTimestamp: CFTimeInterval { timestamp + interval }
  /// Seconds between two frames of the screen.
  public let duration: CFTimeInterval = RepeatingAnimation.frameInterval
  /// The number of calls per second; 0, the default, for one at each frame.
  public var preferredFramesPerSecond = 0 { didSet { begin() } }
  /// How many frames of the screen pass from call to call; 1 by default.
  @available(*, deprecated, message: "Use preferredFramesPerSecond.")
  public var frameInterval: Int {
    get { preferredFramesPerSecond == 0 ? 1 : max(1, Int(1 / duration) / preferredFramesPerSecond) }
    set { preferredFramesPerSecond = newValue <= 1 ? 0 : Int(1 / duration) / newValue }
  }
  /// The value that ``preferredFrameRateRange`` was set to.
  var wantedRates = CAFrameRateRange.default
  /// Whether the link is paused.
  public var isPaused = false { didSet { if isPaused != oldValue { begin() } } }

  /// Starts it on the stage that is being updated, whatever the run loop and its mode are.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    Stage.current.map(add)
  }

  /// Starts it on a stage, unless it runs.
  func add(to stage: Stage) {
    guard self.stage == nil else { return }
    self.stage = stage
    begin()
    stage.displayLinks.append(self)
  }

  /// Takes it from the run loop.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    stage?.displayLinks.removeAll { $0 === self }
    stage = nil
  }

  /// Ends it, and lets go of the target.
  public func invalidate() {
    remove(from: .main, forMode: .common)
    call = nil
  }

  /// Seconds from call to call: a whole number of frames.
  private var interval: TimeInterval {
    guard preferredFramesPerSecond > 0 else { return duration }
    return duration * max(1, (1 / duration / Double(preferredFramesPerSecond)).rounded())
  }

  /// The time of the next call; nil while the link is paused.
  var due: TimeInterval? { isPaused ? nil : start + Double(count + 1) * interval }

  private func begin() {
    (start, count) = (stage?.now ?? 0, 0)
    if timestamp == 0 { timestamp = start }
  }

  /// Calls the target for a frame.
  func fire(at time: TimeInterval) {
    count += 1
    timestamp = time
    call?(self)
  }
}

extension Stage {
  /// When a display link is called next; nil if none runs.
  var nextFrame: TimeInterval? { displayLinks.compactMap(\.due).min() }

  /// Runs the clock up to a time, with a call of the display links at each frame.
  func runFrames(to target: TimeInterval) {
    while let due = nextFrame, due <= target {
      runTasks(to: due)
      perform {
        for link in displayLinks where link.due.map({ $0 <= due }) ?? false { link.fire(at: due) }
      }
    }
    runTasks(to: target)
  }
}
