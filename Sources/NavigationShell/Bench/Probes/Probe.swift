import Foundation
import SDLShell

/// Measurements that need a process of their own, printed by a child of the benchmark.
enum Probe {
  /// The result of a child.
  struct Result: Codable {
    /// When the first frame was on the screen, in milliseconds since the machine started.
    var firstFrame: Double
    var peakMb = 0.0
    var renderer = ""
    var screen = ""
    var idle: BenchReport.Idle?
  }

  /// How long a window runs before its memory is read, in seconds: enough for pictures decoded in
  /// the background.
  private static let arrivalTime: TimeInterval = 0.4
  /// How long a window settles before idling is measured, in seconds.
  private static let calmingTime: TimeInterval = 2

  /// A bare SDL window with one text and one frame.
  static func floor() throws(SDLError) -> Result {
    try SDLBaseline.showOneText()
    return Result(firstFrame: Monotonic.milliseconds)
  }

  /// Opens an app's window up to its first frame, and measures memory.
  static func start(_ app: App) throws -> Result {
    let session = try WindowSession(
      app: app, folder: nil, device: .window)
    var result = try firstFrame(of: session)
    try session.loop.run(for: arrivalTime)
    result.peakMb = ProcessMemory.peak
    return result
  }

  /// Measures an app's window without input for a number of seconds.
  ///
  /// - Parameter isOpen: Whether inspector, device and fingers are shown.
  static func idle(_ app: App, seconds: TimeInterval, isOpen: Bool = false) throws -> Result {
    let session = try WindowSession(
      app: app, folder: nil, device: isOpen ? Device(named: "iphone-8") ?? .window : .window,
      options: WindowOptions(showsBezel: isOpen, showsTouches: isOpen, inspects: isOpen))
    var result = try firstFrame(of: session)
    try session.loop.run(for: calmingTime)
    let (frames, start, cpu) = (session.loop.framesDrawn, Monotonic.milliseconds, cpuMilliseconds)
    try session.loop.run(for: seconds)
    let elapsed = Monotonic.milliseconds - start
    result.idle = BenchReport.Idle(
      frames: session.loop.framesDrawn - frames,
      cpuPercent: (cpuMilliseconds - cpu) / elapsed * 100, seconds: elapsed / 1000)
    return result
  }

  private static func firstFrame(of session: WindowSession) throws -> Result {
    while session.loop.framesDrawn == 0 { try session.loop.runOnce() }
    var result = Result(firstFrame: Monotonic.milliseconds)
    let size = session.window.geometry.points
    result.renderer = session.window.rendererName
    result.screen =
      session.window.isInvisible
      ? "\(session.window.driver): no display"
      : "\(session.window.driver) \(Int(size.width))×\(Int(size.height)) at "
        + "\(session.window.geometry.scale)×"
    return result
  }

  private static var cpuMilliseconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
  }
}
