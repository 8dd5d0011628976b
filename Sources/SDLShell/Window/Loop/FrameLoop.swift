import CSDL2
import Drawing
public import Foundation
import Input

/// Runs a screen in a window: passes events on, draws frames, and sleeps while nothing happens.
///
/// Apart from the benchmarks, this is the only code that reads a clock.
public final class FrameLoop {
  /// The frame rate where no display sets it.
  public static let framesPerSecond = 1 / FramePacing.interval
  /// The speed of slow animations.
  public static let slowSpeed = ScaledClock.slowSpeed

  let window: Window
  let source: any FrameSource
  let overlay: (any WindowOverlay)?
  let panel: SidePanel?
  let camera: WindowCamera
  /// The timing by which the window and the app are saved as they change.
  var keeping: WindowKeeping
  /// Called a while after the last input, to save the state in which the app is found again.
  public var onRest: () -> Void = {}
  private let events: EventWait
  private let onDrop: (String) -> Bool
  private let start = FrameLoop.realTime
  var clock: ScaledClock
  var display: FrameDisplay
  var pointers: Pointers
  var consumedKeys = ConsumedKeys()
  private var inputArea = TextInputArea()
  /// When the window's notice and the hint about the menu disappear, in real seconds.
  var noticeEnd = Deadline()
  var hintEnd = Deadline()
  /// The command of the bar that the mouse is held on; nil beside the bar.
  var pressedInBar: WindowCommand?
  /// Whether the user has quit, or something is opened instead.
  public internal(set) var isOver = false

  /// Connects a screen to its window.
  ///
  /// - Parameters:
  ///   - speed: The speed of animations; 1 is as on a phone.
  ///   - showsTouches: Whether a dot shows each finger.
  ///   - overlay: The menu and the list of keys; nil for none.
  ///   - panel: The panel that may be beside the screen; nil for none.
  ///   - servesMainQueue: Whether the loop also runs the main queue and the main run loop.
  ///   - screenshots: Saves the screenshots of Ctrl+S.
  ///   - onZoom: Called with the new zoom when the user changes it.
  ///   - onMove: Called with the window's position in units, once it is left, if the user has moved it.
  ///   - onDrop: Called with the path of a file that is dropped on the window; returns whether the
  ///     loop ends, for the file to be opened.
  public init(
    window: Window, source: any FrameSource, speed: Double = 1, showsTouches: Bool = false,
    overlay: (any WindowOverlay)? = nil, panel: (any WindowPanel)? = nil,
    servesMainQueue: Bool = true,
    screenshots: ScreenshotFolder,
    onZoom: @escaping (Zoom) -> Void = { _ in }, onMove: @escaping (CGPoint) -> Void = { _ in },
    onDrop: @escaping (String) -> Bool = { _ in false }
  ) {
    (self.window, self.source, self.overlay, self.onDrop) = (window, source, overlay, onDrop)
    self.panel = panel.map { SidePanel($0, in: window) }
    camera = WindowCamera(of: window, in: screenshots)
    keeping = WindowKeeping(zoom: window.zoom, onZoom: onZoom, onMove: onMove)
    events = EventWait(for: window, servesMainQueue: servesMainQueue)
    clock = ScaledClock(speed: speed, now: source.now)
    display = FrameDisplay(waitsForDisplay: window.waitsForDisplay)
    pointers = Pointers(showsTouches: showsTouches)
    camera.onNotice = { [unowned self] in notice($0) }
    source.pace(hands: speed)
    source.resize(to: window.geometry.points)
    fitPanel()
    panel?.commands = self
    camera.goOn()
  }

  /// The number of frames presented so far.
  public var framesDrawn: Int { display.count }

  /// Wakes the loop that runs, from any thread, so that it asks whether it ends.
  public nonisolated static func wake() { WakeUp.picture.push() }

  /// Runs until the user quits, for a number of seconds, or until `isDone`, which is asked whenever
  /// something happened.
  ///
  /// A film that is being made is not saved then: it goes on with the next loop in the window.
  ///
  /// - Throws: SDLError if a frame cannot be drawn.
  public func run(
    for seconds: TimeInterval = .infinity, until isDone: () -> Bool = { false }
  ) throws(SDLError) {
    let end = elapsed + seconds
    defer { keeping.keep(window) }
    while !isOver, elapsed < end, !isDone() { try runOnce(atMost: end - elapsed) }
  }

  /// Waits for an event or the next change, at most `limit` seconds, and draws a frame if it
  /// changed anything.
  ///
  /// - Throws: SDLError if the frame cannot be drawn.
  public func runOnce(atMost limit: TimeInterval = .infinity) throws(SDLError) {
    let rest = min(rest, limit)
    if rest < WindowCamera.writingTime || !camera.writeFilm() { events.sleep(rest) }
    pollEvents()
    letTimePass()
    keepWhatIsDue()
    if events.runMainQueue(source.perform) { display.needsFrame = true }
    window.status = status
    window.keepsAwake = source.keepsAwake
    inputArea.follow(textInput)
    if display.isDue(at: elapsed) { try draw() }
  }
}

extension FrameLoop {
  /// Real seconds, of which only differences say something.
  static var realTime: TimeInterval {
    Double(SDL_GetPerformanceCounter()) / Double(SDL_GetPerformanceFrequency())
  }

  /// Real seconds since the loop was made.
  var elapsed: TimeInterval { Self.realTime - start }

  /// When the picture can change next without an event, in real seconds.
  private var nextChange: TimeInterval? {
    [source.nextChange.map(clock.real(for:)), overlay?.nextChange, panel?.open?.nextChange]
      .compactMap(\.self).min()
  }

  /// How long nothing happens without an event, in seconds.
  private var rest: TimeInterval {
    let now = elapsed
    return [
      display.rest(at: now, nextChange: nextChange), noticeEnd.rest(at: now),
      hintEnd.rest(at: now), keeping.rest(at: now), events.rest,
    ].reduce(.infinity, min)
  }

  private func pollEvents() {
    var event = SDL_Event()
    while SDL_PollEvent(&event) != 0 {
      let age = Double(SDL_GetTicks() &- event.common.timestamp) / 1000
      clock.move(to: elapsed - age)
      let geometry = isCovered ? window.overlayGeometry : window.geometry
      let translator = EventTranslator(
        geometry: geometry, mouse: mousePosition(in: geometry), wakeUpType: WakeUp.type)
      translator.translate(event, at: max(clock.now, source.now)).map(handle)
    }
  }

  private func handle(_ event: WindowEvent) {
    switch event {
    case .input(let input):
      if case .arrival(let arrival) = input, arrival.id == nil { display.invalidate() }
      handle(input)
      keeping.recordInput(at: elapsed)
    case .key(let stroke): return meaning(of: stroke).map(handle) ?? ()
    case .moved: return keeping.recordMove(at: elapsed)
    case .resized:
      window.follow()
      keeping.recordMove(at: elapsed)
      follow(source.resize)
    case .command(let command, let key): obey(command, key)
    case .exposed: display.invalidate()
    case .texturesLost:
      window.forgetTextures()
      display.invalidate()
    case .visible(let isVisible):
      display.isVisible = isVisible
      source.note(.visible(isVisible))
      if !isVisible { onRest() }
    case .hovered: return hover()
    case .modifiersChanged: return followPair()
    case .panned(let offset): return pan(by: offset)
    case .focusLost: cancelTouches()
    case .mainQueue: window.mainQueue.end()
    case .dropped(let path): isOver = onDrop(path) || isOver
    case .quit: isOver = true
    }
    display.needsFrame = true
  }

  /// Saves what changed a while ago.
  private func keepWhatIsDue() {
    let due = keeping.takeDue(at: elapsed)
    if due.window { window.turning == nil ? keeping.keep(window) : keeping.recordMove(at: elapsed) }
    if due.app { onRest() }
  }

  /// Tells the source the window's new size.
  func follow(_ change: (CGSize) -> Void) {
    change(window.geometry.points)
    overlay?.resize(to: window.overlayGeometry.points)
    panel?.open?.resize(to: window.panelSize)
    display.invalidate()
  }

  private func letTimePass() {
    clock.move(to: elapsed)
    if let due = source.nextChange, due <= clock.now { display.needsFrame = true }
    source.advance(to: max(clock.now, source.now))
    for due in [overlay?.nextChange, panel?.open?.nextChange].compactMap(\.self)
    where due <= clock.real {
      display.needsFrame = true
    }
    overlay?.advance(to: clock.real)
    panel?.open?.advance(to: clock.real)
    display.fade(at: elapsed)
    endNotices()
    endTurn()
    guard source.turn(after: nil) != nil else { return }
    rotateWindow(nil)
    display.needsFrame = true
  }
}
