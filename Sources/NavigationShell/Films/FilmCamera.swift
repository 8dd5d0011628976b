import Drawing
import Foundation
import NavigationKit
import SDLShell

/// Films an app without a window: a frame wherever the film's format has one.
final class FilmCamera {
  /// How long a film rests on each stop of an app's tour, and on its own end, in seconds.
  static let rest: TimeInterval = 0.8

  private let session: HeadlessSession
  private let painter: HeadlessPainter
  private let scale: CGFloat
  private let showsTouches: Bool
  /// The device around the screen; nil for none.
  private let bezel: Bezel?
  private var writer: FilmWriter
  /// The seconds of rests so far, which the app knows nothing of.
  private var rests: TimeInterval = 0
  private var last: DisplayList?
  private var failure: (any Error)?
  private let start: TimeInterval

  /// Begins to film.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - showsTouches: Whether dots show fingers.
  ///   - bezel: The device around the screen; nil for none.
  init(
    _ session: HeadlessSession, painter: HeadlessPainter, as format: FilmFormat, scale: CGFloat,
    showsTouches: Bool, bezel: Bezel? = nil
  ) {
    (self.session, self.painter, self.scale) = (session, painter, scale)
    (self.showsTouches, self.bezel) = (showsTouches, bezel)
    let screen = session.stage.screen.bounds.size
    let size = bezel.map { $0.insets(of: screen).around(screen) } ?? screen
    start = session.stage.now
    writer = FilmWriter(
      format, width: Int((size.width * scale).rounded()),
      height: Int((size.height * scale).rounded()))
    session.stage.observe(every: 1 / Double(format.framesPerSecond)) { [unowned self] in look() }
    look()
  }

  /// Rests on the current frame.
  func hold() {
    look()
    rests += Self.rest
  }

  /// Ends the film and returns its file.
  ///
  /// - Throws: The error of painting a frame.
  func finish() throws -> Data {
    look()
    session.stage.observe(every: 1, nil)
    if let failure { throw failure }
    return try writer.finish(at: time + Self.rest)
  }

  private var time: TimeInterval { session.stage.now - start + rests }

  private func look() {
    guard failure == nil else { return }
    do {
      let stage = session.stage
      let plain = stage.displayList(isMasked: bezel != nil)
      let frame = (showsTouches ? TouchDots.drawn(at: stage.fingers, over: plain) : plain)
        .filmed(ScreenPose(stage.orientation.turn, tilt: stage.tilt), in: bezel)
      guard frame != last else { return }
      last = frame
      try writer.show(painter.picture(of: frame, scale: scale), at: time)
    } catch {
      failure = error
    }
  }
}
