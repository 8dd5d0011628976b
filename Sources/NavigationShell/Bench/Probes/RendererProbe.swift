import Drawing
import Foundation
import NavigationKit
import SDLShell
import Snapshot

/// Compares what SDL's accelerated renderer draws with what software draws, frame by frame.
enum RendererProbe {
  /// The result of a comparison.
  struct Result: Encodable {
    /// The name of SDL's renderer.
    let renderer: String
    /// The frames that were compared.
    var frames = 0
    /// What differs, a sentence each, by frame.
    var differences: [String: String] = [:]
    /// How far a component of a pixel is off at most, of 255, by frame.
    var off: [String: Int] = [:]
    /// How many pixels are off by more than is seen, by frame.
    var seen: [String: Int] = [:]
  }

  /// How far a component of a pixel may be off unseen, of 255.
  private static let unseen = 8

  private static func seen(_ actual: Bitmap, _ expected: Bitmap) -> Int {
    let levels = zip(actual.pixels, expected.pixels)
    return levels.lazy.filter { abs(Int($0) - Int($1)) > unseen }.count
  }

  /// Compares the tours of all apps, each in a window of its size, and anew as after the loss of all textures.
  static func compare(_ apps: [App]) throws -> Result {
    let painter = try HeadlessPainter()
    let other = try ReadbackPainter(
      size: Device.window.size, scale: Device.window.scale, text: painter.text,
      images: painter.images)
    var result = Result(renderer: other.rendererName)
    for app in apps {
      let session = try HeadlessSession(app: app, folder: nil, device: .window, painter: painter)
      for stop in app.tour {
        stop.moves(session.stage)
        try session.stage.finishMainQueue()
        let frame = session.stage.displayList()
        let expected = try session.picture(of: frame)
        for loss in ["", " after a loss"] {
          let actual = try other.paint(frame)
          result.frames += 1
          other.forgetTextures()
          guard let difference = BitmapDifference(actual, expected) else { continue }
          let name = "\(app.name) \(stop.name)\(loss)"
          result.differences[name] = "\(difference)"
          result.off[name] = difference.largest
          result.seen[name] = seen(actual, expected)
        }
      }
    }
    return result
  }
}
