import Drawing
import Foundation
import Testing

@testable import SDLShell

/// The pages that move, of which pictures are made between two frames.
struct PageCacheTests {
  private let frame = CGRect(x: 0, y: 0, width: 40, height: 40)
  private let red = Color(255, 59, 48)
  private let blue = Color(0, 122, 255)

  private func page(_ color: Color) -> [DrawCommand] { [.fill(Fill(frame: frame, color: color))] }

  private func candidate(_ color: Color) -> PageCache.Candidate {
    PageCache.Candidate(
      commands: page(color), part: PixelRect(x: 0, y: 0, width: 80, height: 80))
  }

  /// Whether a page in a frame of its own is next to have a picture.
  private func isNext(_ color: Color, in cache: inout PageCache) -> Bool {
    _ = cache.shouldCache(candidate(color))
    cache.endFrame()
    return cache.next == candidate(color)
  }

  @Test func `a page that begins to move is next to have a picture`() {
    var cache = PageCache()
    #expect(isNext(red, in: &cache))
    cache.endFrame()
    #expect(cache.next == nil)
  }

  @Test func `a page that looks otherwise in each frame has none made`() {
    var cache = PageCache()
    _ = isNext(red, in: &cache)
    #expect(!isNext(blue, in: &cache))
    #expect(!isNext(red, in: &cache))
    #expect(isNext(red, in: &cache))
  }

  @Test func `the next frame finds the picture of a page that was prepared`() throws {
    let painter = try Painter(
      renderer: Renderer(width: 80, height: 80), scale: 2, text: TextEngine(),
      images: ImageLibrary(), onPicture: nil)
    func list(x: CGFloat) -> DisplayList {
      let layer = Layer(
        origin: CGPoint(x: x, y: 0), clip: frame, isKept: true, commands: page(red))
      return DisplayList(size: frame.size, commands: [.layer(layer)])
    }
    try painter.paint(list(x: 10))
    #expect(painter.pageCache.next != nil)
    painter.prepare()
    #expect(painter.pageCache.next == nil)
    let kept = painter.pageCache.page(
      of: page(red), part: candidate(red).part, scale: 2, arrivals: 0)
    #expect(kept != nil)
    try painter.paint(list(x: 20))
    #expect(painter.pageCache.next == nil)
  }
}
