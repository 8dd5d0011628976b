import Foundation
import Goldens
import Testing

/// A user at a virtual display with a mouse, a keyboard and one window.
final class WindowDriver {
  /// The interval between looks at the screen, and the time limit of a busy machine, in seconds.
  private static let glance: TimeInterval = 0.02
  private static let patience: TimeInterval = 120
  /// The number of equal pictures that count as settled; a slide takes 0.5 s.
  private static let restingGlances = 30

  private let display: VirtualDisplay
  private let program = Process()
  private let folder: TemporaryFolder
  private var output: URL { folder.url.appending(path: "output") }
  private let origin: (x: Int, y: Int)
  private let size: (width: Int, height: Int)

  /// Opens a program's window in the middle of a display, at a margin from its edges.
  init(
    running program: BuiltProgram, _ arguments: [String], environment: [String: String] = [:],
    width: Int, height: Int, margin: Int = 40, resources: String? = nil
  ) throws {
    size = (width, height)
    origin = (margin, margin)
    folder = try TemporaryFolder()
    display = try VirtualDisplay(width: width + 2 * margin, height: height + 2 * margin)
    try resources.map(display.load)
    let process = program.process(
      arguments, environment: display.environment.merging(environment) { $1 })
    self.program.executableURL = process.executableURL
    self.program.arguments = process.arguments
    self.program.environment = process.environment
    try environment["XDG_STATE_HOME"].map { try takeHint(of: program, in: $0) }
    try Data().write(to: output)
    let output = try FileHandle(forWritingTo: output)
    self.program.standardOutput = output
    self.program.standardError = output
    try self.program.run()
    try waitUntil("the window has opened") { !$0.isPlain }
  }

  /// Records for a program that its hint was shown, as pictures would show the hint else.
  private func takeHint(of program: BuiltProgram, in state: String) throws {
    let folder = URL(fileURLWithPath: state).appending(path: program.file.lastPathComponent)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: folder.appending(path: "hint-shown"))
  }

  deinit { if program.isRunning { kill(program.processIdentifier, SIGKILL) } }

  /// The program's output so far.
  var said: String { (try? String(contentsOf: output, encoding: .utf8)) ?? "" }

  /// The window's picture now.
  func look() throws -> ScreenPicture {
    try display.picture().part(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// The display's picture now, so many pixels to the right of the window as it opened.
  func lookBeside(_ width: Int) throws -> ScreenPicture {
    try display.picture().part(
      x: origin.x + size.width, y: origin.y, width: width, height: size.height)
  }

  /// Waits until the window satisfies a condition.
  @discardableResult
  func waitUntil(
    _ expectation: Comment, _ isAsExpected: (ScreenPicture) -> Bool,
    at location: SourceLocation = #_sourceLocation
  ) throws -> ScreenPicture {
    for _ in 0..<Int(Self.patience / Self.glance) {
      if let picture = try? look(), isAsExpected(picture) { return picture }
      usleep(UInt32(Self.glance * 1e6))
    }
    let last = try? look()
    return try #require(
      last.flatMap { isAsExpected($0) ? $0 : nil }, expectation, sourceLocation: location)
  }

  /// Waits until the window stops changing, however slowly the machine draws it; `watch` gets each
  /// picture until then.
  ///
  /// Looks at a program or display that has work count for nothing, either way: on a busy machine some do
  /// even of a window at rest.
  func waitUntilStill(
    watching watch: (ScreenPicture) -> Void = { _ in },
    at location: SourceLocation = #_sourceLocation
  ) throws -> ScreenPicture {
    var (last, glances): (ScreenPicture?, Int) = (nil, 0)
    return try waitUntil(
      "the window comes to rest",
      { picture in
        watch(picture)
        if picture != last { (last, glances) = (picture, 0) }
        if program.isAsleep && display.isAsleep { glances += 1 }
        return glances >= Self.restingGlances
      }, at: location)
  }

  /// Waits until a device that looked otherwise before has been turned, however slow that is: its window
  /// has room for its corners on the way.
  func waitUntilTurned(
    from before: ScreenPicture, isLying: Bool, at location: SourceLocation = #_sourceLocation
  ) throws {
    try waitUntil("it begins to turn", { $0 != before }, at: location)
    try waitUntil(
      "it is turned",
      { _ in
        let sides = (try? windowSize).map { $0.split(separator: "x").compactMap { Int($0) } } ?? []
        return sides.count == 2 && (isLying ? sides[0] > sides[1] : sides[0] < sides[1])
      }, at: location)
    _ = try waitUntilStill(at: location)
  }

  /// Moves the mouse over a point, without a button.
  func hover(_ x: Int, _ y: Int) throws { try drive(["mousemove"] + place(x, y)) }

  /// Clicks a point of the window.
  func click(_ x: Int, _ y: Int) throws { try drive(["mousemove"] + place(x, y) + ["click", "1"]) }

  /// Presses the mouse button at a point of the window.
  func press(_ x: Int, _ y: Int) throws {
    try drive(["mousemove"] + place(x, y) + ["mousedown", "1"])
  }

  /// Moves the mouse in small steps, and rests until it has no velocity.
  func drag(from start: Int, to end: Int, y: Int) throws {
    let steps = 12
    let moves = (1...steps).flatMap { step -> [String] in
      let x = start + (end - start) * step / steps
      return ["mousemove"] + place(x, y) + ["sleep", "0.02"]
    }
    try drive(moves + ["sleep", "0.3"])
  }

  /// Drags from one x to another while keys are held, which are pressed before the button.
  func drag(from start: Int, to end: Int, y: Int, holding keys: [String]) throws {
    try drive(["mousemove"] + place(start, y) + keys.flatMap { ["keydown", $0] })
    try press(start, y)
    try drag(from: start, to: end, y: y)
    try release()
    try drive(keys.flatMap { ["keyup", $0] })
  }

  /// Drags with the middle mouse button by so many pixels.
  func dragMiddle(fromX x: Int, y: Int, by offset: (x: Int, y: Int)) throws {
    try drive(
      ["mousemove"] + place(x, y) + ["mousedown", "2", "mousemove"]
        + place(x + offset.x, y + offset.y) + ["mouseup", "2"])
  }

  /// Turns the wheel by a notch towards the user, while a key is held.
  func turnWheel(holding key: String) throws {
    try drive(["keydown", key, "click", "5", "keyup", key])
  }

  /// Gives the keys to no window, as when another one comes to the front.
  func loseFocus() throws { try drive(["windowfocus", "--sync", "1"]) }

  /// Gives the keys to the window.
  func focus() throws { try drive(["windowfocus", windowNumber]) }

  /// Releases the mouse button.
  func release() throws { try drive(["mouseup", "1"]) }

  /// Moves the window of a title by so many pixels from where it opened.
  func move(_ title: String, by x: Int, _ y: Int) throws {
    try drive(["search", "--onlyvisible", "--name", title, "windowmove"] + place(x, y))
  }

  /// Clicks a point of the window with the right button.
  func secondaryClick(_ x: Int, _ y: Int) throws {
    try drive(["mousemove"] + place(x, y) + ["click", "3"])
  }

  /// Drops a file on a point of the window, as a file manager does.
  func drop(_ path: String, _ x: Int, _ y: Int) throws {
    try DragSource(on: display).drop(path, at: (origin.x + x, origin.y + y))
  }

  /// The picture on the display's clipboard; nil if there is none.
  func pasteboardPicture() throws -> Data? { Pasteboard(on: display)?.picture() }

  /// The window's title.
  var title: String {
    get throws {
      try query(["search", "--onlyvisible", "--name", ".", "getwindowname"])
    }
  }

  /// The file of the program that runs; it ends in `(deleted)` once that was replaced.
  var programFile: String? {
    try? FileManager.default.destinationOfSymbolicLink(
      atPath: "/proc/\(program.processIdentifier)/exe")
  }

  /// The window's width and height, as in `375x667`.
  var windowSize: String {
    get throws {
      try query(["search", "--onlyvisible", "--name", ".", "getwindowgeometry", "%@"])
        .components(separatedBy: "Geometry: ").last ?? ""
    }
  }

  /// Where the window is and how large, as in `20,40 375x667`.
  var windowPlace: String {
    get throws {
      let answer = try query(["search", "--onlyvisible", "--name", ".", "getwindowgeometry", "%@"])
      let place = answer.components(separatedBy: "Position: ").last?.split(separator: " ").first
      return try "\(place ?? "") \(windowSize)"
    }
  }

  /// The window's number on the display.
  var windowNumber: String {
    get throws { try query(["search", "--onlyvisible", "--name", "."]) }
  }

  /// Presses a key by its X name.
  func type(_ key: String) throws { try drive(["key", key]) }

  /// Asks the program to end, as a session manager does.
  func terminate() { program.terminate() }

  /// Takes the display away, as when the X server ends.
  func loseDisplay() { display.end() }

  /// Waits for the program to end and returns its exit code; one that does not end is killed.
  func waitForTheEnd() -> Int32 {
    for _ in 0..<Int(Self.patience / Self.glance) where program.isRunning {
      usleep(UInt32(Self.glance * 1e6))
    }
    if program.isRunning { kill(program.processIdentifier, SIGKILL) }
    program.waitUntilExit()
    return program.terminationStatus
  }

  private func place(_ x: Int, _ y: Int) -> [String] { ["\(origin.x + x)", "\(origin.y + y)"] }

  private func drive(_ arguments: [String]) throws {
    guard try xdotool(arguments).exitCode == 0 else {
      throw MissingProgram(name: "xdotool", package: "xdotool")
    }
  }

  /// The answer of xdotool, in one line; empty while there is no window.
  private func query(_ arguments: [String]) throws -> String {
    try xdotool(arguments).output.trimmingCharacters(in: .newlines)
  }

  private func xdotool(_ arguments: [String]) throws -> BuiltProgram.Outcome {
    try BuiltProgram(at: URL(fileURLWithPath: "/usr/bin/env")).run(
      ["xdotool"] + arguments, environment: display.environment)
  }
}
