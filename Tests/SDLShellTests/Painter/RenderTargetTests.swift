import Drawing
import Foundation
import Testing

@testable import SDLShell

struct RenderTargetTests {
  @Test
  func `a picture that cannot be drawn on ends the frame with an error, and that frame alone`()
    throws
  {
    let renderer = try Renderer(width: 80, height: 80)
    let painter = Painter(
      renderer: renderer, scale: 2, text: try TextEngine(), images: ImageLibrary(), onPicture: nil)
    let frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    let red = DrawCommand.fill(Fill(frame: frame, color: Color(255, 59, 48)))
    let list = DisplayList(
      size: frame.size, commands: [.layer(Layer(clip: frame, isKept: true, commands: [red]))])
    let other = try Renderer(width: 80, height: 80)
    let stranger = try #require(Texture(canvasOf: 10, 10, on: other))
    #expect(!painter.aim(at: stranger.pointer))
    let error = #expect(throws: SDLError.self) { try painter.paint(list) }
    guard case .noTarget = error else {
      Issue.record("told as \(error.map { "\($0)" } ?? "nothing")")
      return
    }
    #expect(error?.description.hasPrefix("SDL cannot draw on a picture in memory: ") == true)
    #expect(error?.description.contains("\n") == false)
    try painter.paint(list)
    let pixel = PixelRect(x: 40, y: 40, width: 1, height: 1)
    #expect(Backdrop(reading: pixel, from: renderer)?.pixels == [0xFFFF_3B30])
  }
}
