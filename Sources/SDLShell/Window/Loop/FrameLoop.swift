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

  /// How often events are polled on a driver without a display, in seconds: SDL's own wait would
  /// poll a thousand times a second.
  private static let invisibleRest: TimeInterval = 0.2
  /// The speed of slow animations, as in the Simulator: a tenth.
  public static let slowSpeed = 0.1
  /// How long a notice stays in the title, in seconds: enough to read a file name.
  public static let noticeTime: TimeInterval = 4

  let window: Window
  let source: any FrameSource
  let overlay: (any WindowOverlay)?
  let panel: (any WindowPanel)?
  /// The fingers that came down on the panel.
  var panelFingers: Set<Int> = []
  /// Whether the keys were given to the panel.
  var isPanelFocused = false
  let normalSpeed: Double
  var showsTouches: Bool
  let screenshots: ScreenshotFolder
  let onZoom: (Zoom) -> Void
  let onMove: (CGPoint) -> Void
  /// Called a while after the last input, to keep what the program is to be found at.
  public var onRest: () -> Void = {}
  /// What is kept of the window and of the app as it changes.
  var keeping: WindowKeeping
  private let onDrop: (String) -> Bool
  private let servesMainQueue: Bool
  private let start = FrameLoop.realTime
  var clock: ScaledClock
  var pacing: FramePacing
  private var translator: EventTranslator
  var touches = TouchDots()
  /// The two fingers that the mouse is while Alt is held.
  var pair = MousePair()
  /// Whether the mouse is two fingers although Alt is not held.
  var isPair = false
  var takenKeys = TakenKeys()
  var flash = ScreenFlash()
  private var inputArea = TextInputArea()
  /// What the window shows; nil once that is to be drawn anew.
  var shown: WindowPicture?
  var needsFrame = true
  var isVisible = true
  /// The screen that the source last asked for.
  var screen: WindowScreen?
  /// Whether the user has quit, or something is opened instead.
  public internal(set) var isOver = false
  /// When the next timer of the main run loop is due, by the wall clock.
  private var nextTimer: Date?
  /// When the window's notice disappears, in real seconds.
  private var noticeEnd: TimeInterval?
  /// When the hint about the menu disappears, in real seconds; nil while there is none.
  var hintEnd: TimeInterval?
  /// The number of frames presented so far.
  public internal(set) var framesDrawn = 0

  /// Connects a screen to its window.
  ///
  /// - Parameters:
  ///   - speed: The speed of animations; 1 is as on a phone.
  ///   - showsTouches: Whether a dot shows each finger.
  ///   - overlay: The menu and the list of keys; nil for none.
  ///   - panel: What may be beside the screen; nil for nothing.
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
    self.window = window
    self.source = source
    self.showsTouches = showsTouches
    self.overlay = overlay
    self.panel = panel
    normalSpeed = speed
    screen = source.screen
    keeping = WindowKeeping(zoom: window.zoom)
    self.servesMainQueue = servesMainQueue && MainQueue.isServable
    self.screenshots = screenshots
    self.onZoom = onZoom
    self.onMove = onMove
    self.onDrop = onDrop
    clock = ScaledClock(speed: speed, now: source.now)
    pacing = FramePacing(waitsForDisplay: window.waitsForDisplay)
    translator = EventTranslator(geometry: window.geometry, wakeUpType: WakeUp.type)
    source.pace(hands: speed)
    source.resize(to: window.geometry.points)
    fitPanel()
    panel?.commands = self
    goOnFilming()
  }

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
    defer { keepWindow() }
    while !isOver, elapsed < end, !isDone() { try runOnce(atMost: end - elapsed) }
  }

  /// Waits for an event or the next change, at most `limit` seconds, and draws a frame if it
  /// changed anything.
  ///
  /// - Throws: SDLError if the frame cannot be drawn.
  public func runOnce(atMost limit: TimeInterval = .infinity) throws(SDLError) {
    let rest = pacing.rest(at: elapsed, needsFrame: needsFrame, nextChange: nextChange) ?? .infinity
    let flashRest: TimeInterval = flash.isOn ? FramePacing.interval : .infinity
    let noticeRest = [noticeEnd, hintEnd].compactMap(\.self).min().map { max(0, $0 - elapsed) }
    let rests = min(
      rest, limit, noticeRest ?? .infinity, flashRest, timerRest, keeping.rest(at: elapsed))
    if rests < Self.filmingTime || !writeFilm() { wait(rests) }
    takeEvents()
    if let noticeEnd, elapsed >= noticeEnd { notice(nil) }
    letTimePass()
    if flash.fade(at: elapsed) { needsFrame = true }
    endHint()
    keepWhatIsDue()
    if servesMainQueue { runMainQueue() }
    window.status = status
    window.keepsAwake = source.keepsAwake
    inputArea.follow(textInput)
    if needsFrame, pacing.mayDraw(at: elapsed) { try draw() }
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
    [source.nextChange.map(clock.real(for:)), overlay?.nextChange, openPanel?.nextChange]
      .compactMap(\.self).min()
  }

  /// The seconds until the next timer of the main run loop.
  private var timerRest: TimeInterval {
    nextTimer.map { max(0, $0.timeIntervalSinceNow) } ?? .infinity
  }

  /// Runs the work that waits on the main queue and the main run loop.
  private func runMainQueue() {
    source.perform { nextTimer = MainQueue.runRound() }
    needsFrame = true
  }

  /// Sleeps until there is an event or work on the main queue, at most this many seconds.
  ///
  /// The event stays in SDL's queue.
  private func wait(_ seconds: TimeInterval) {
    guard seconds > 0 else { return }
    guard !window.isInvisible else { return waitUnseen(min(seconds, Self.invisibleRest)) }
    if servesMainQueue { window.mainQueue.begin() }
    if seconds == .infinity {
      SDL_WaitEvent(nil)
    } else {
      SDL_WaitEventTimeout(nil, Int32(milliseconds(seconds)))
    }
  }

  /// Sleeps on a driver without a display, where SDL's own wait would poll.
  private func waitUnseen(_ seconds: TimeInterval) {
    guard SDL_PollEvent(nil) == 0 else { return }
    guard servesMainQueue else { return SDL_Delay(milliseconds(seconds)) }
    MainQueue.waitForWork(atMost: Int32(milliseconds(seconds)))
  }

  /// Whole milliseconds, at most an hour, rounded up, since waking too early would only mean
  /// waiting again.
  private func milliseconds(_ seconds: TimeInterval) -> UInt32 {
    UInt32((min(seconds, 3600) * 1000).rounded(.up))
  }

  private func takeEvents() {
    var event = SDL_Event()
    while SDL_PollEvent(&event) != 0 {
      let age = Double(SDL_GetTicks() &- event.common.timestamp) / 1000
      clock.move(to: elapsed - age)
      translator.geometry = isCovered ? window.overlayGeometry : window.geometry
      translator.mouse = mousePosition(in: translator.geometry)
      translator.translate(event, at: max(clock.now, source.now)).map(take)
    }
  }

  private func take(_ event: WindowEvent) {
    switch event {
    case .input(let input):
      if case .arrival(let arrival) = input, arrival.id == nil { shown = nil }
      take(input)
      keeping.noteInput(at: elapsed)
    case .key(let stroke): return meaning(of: stroke).map(take) ?? ()
    case .moved: return keeping.noteMove(at: elapsed)
    case .resized:
      window.follow()
      keeping.noteMove(at: elapsed)
      follow(source.resize)
    case .command(let command, let key): obey(command, key)
    case .exposed: shown = nil
    case .visible(let isVisible):
      self.isVisible = isVisible
      source.note(.visible(isVisible))
      if !isVisible { onRest() }
    case .hovered: return hover()
    case .modifiersChanged: return followPair()
    case .panned(let way): return pan(by: way)
    case .focusLost: cancelTouches()
    case .mainQueue: window.mainQueue.end()
    case .dropped(let path): isOver = onDrop(path) || isOver
    case .quit: isOver = true
    }
    needsFrame = true
  }

  /// What a key means, as far as text that is edited and the app have no use for it.
  private func meaning(of stroke: KeyStroke) -> WindowEvent? {
    guard !isCovered else { return stroke.meaning(isTyping: false, isWanted: false) }
    let mayBeWanted = stroke.mayBeWanted && !hasPanelFocus
    return stroke.meaning(
      isTyping: textInput != nil, isWanted: mayBeWanted && stroke.key.map(source.wants) == true)
  }

  /// Shows a text in the window's title for a while.
  ///
  /// - Parameter time: Seconds; until the next notice if infinite.
  public func notice(_ text: String?, for time: TimeInterval = noticeTime) {
    window.notice = text
    noticeEnd = text == nil ? nil : elapsed + time
  }

  /// Tells the source the window's new size.
  func follow(_ change: (CGSize) -> Void) {
    change(window.geometry.points)
    overlay?.resize(to: window.overlayGeometry.points)
    openPanel?.resize(to: window.panelSize)
    shown = nil
  }

  private func letTimePass() {
    clock.move(to: elapsed)
    if let due = source.nextChange, due <= clock.now { needsFrame = true }
    source.advance(to: max(clock.now, source.now))
    for due in [overlay?.nextChange, openPanel?.nextChange].compactMap(\.self)
    where due <= clock.real {
      needsFrame = true
    }
    overlay?.advance(to: clock.real)
    openPanel?.advance(to: clock.real)
    endTurn()
    guard source.turn(after: nil) != nil else { return }
    rotateWindow(nil)
    needsFrame = true
  }
}
