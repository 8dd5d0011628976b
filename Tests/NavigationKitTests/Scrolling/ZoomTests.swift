import Foundation
import Input
import Testing

@testable import NavigationKit

/// Scroll views that magnify their content.
final class ZoomTests {
  private let stage = Stage(size: CGSize(width: 300, height: 200))
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let map = Map(CGRect(x: 0, y: 0, width: 300, height: 200))

  /// What is magnified, which hears of it.
  private final class Map: UIView, UIScrollViewDelegate {
    var heard: [String] = []

    init(_ frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { nil }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { self }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      heard.append("will")
    }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { heard.append("did \(scale)") }
  }

  init() {
    scroll.addSubview(map)
    scroll.delegate = map
    scroll.contentSize = map.frame.size
    (scroll.minimumZoomScale, scroll.maximumZoomScale) = (0.5, 4)
    stage.window.addSubview(scroll)
    stage.window.makeKeyAndVisible()
  }

  private func finger(_ id: Int, _ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat) {
    stage.send(
      .pointer(
        PointerEvent(id: id, phase: phase, position: CGPoint(x: x, y: y), time: stage.now)))
  }

  /// Moves two fingers apart, or together, around a point.
  private func pinch(_ from: CGFloat, _ to: CGFloat, around x: CGFloat = 150, lifts: Bool = true) {
    finger(1, .down, x - from, 100)
    finger(2, .down, x + from, 100)
    for step in 1...10 {
      stage.advance(by: 0.02)
      let way = from + (to - from) * CGFloat(step) / 10
      finger(1, .moved, x - way, 100)
      finger(2, .moved, x + way, 100)
    }
    guard lifts else { return }
    finger(1, .up, x - to, 100)
    finger(2, .up, x + to, 100)
  }

  @Test func `two fingers magnify what is between them`() {
    pinch(20, 40, lifts: false)
    #expect(scroll.isZooming && isNear(scroll.zoomScale, 2) && map.heard == ["will"])
    #expect(isNear(scroll.contentSize.width, 600) && isNear(map.frame.width, 600))
    // The middle of the content is still in the middle of the view.
    #expect(isNear(scroll.contentOffset.x, 150))
    #expect(isNear(scroll.contentOffset.y, 100))
    finger(1, .up, 110, 100)
    finger(2, .up, 190, 100)
    stage.settle()
    #expect(!scroll.isZooming && isNear(scroll.zoomScale, 2))
    #expect(map.heard.count == 2 && !scroll.isDragging)
  }

  @Test func `what is between two fingers stays there, however large their steps are`() {
    finger(1, .down, 130, 100)
    finger(2, .down, 170, 100)
    finger(1, .moved, 90, 80)
    finger(2, .moved, 210, 120)
    #expect(scroll.zoomScale > 3 && scroll.zoomScale < 3.5)
    #expect(isNear((scroll.contentOffset.x + 150) / scroll.zoomScale, 150))
    #expect(isNear((scroll.contentOffset.y + 100) / scroll.zoomScale, 100))
  }

  @Test func `beyond its limits it follows less, and bounces back`() {
    pinch(10, 80, lifts: false)
    #expect(scroll.zoomScale > 4 && scroll.zoomScale < 8)
    finger(1, .up, 70, 100)
    finger(2, .up, 230, 100)
    #expect(scroll.isZoomBouncing)
    stage.settle()
    #expect(scroll.zoomScale == 4 && map.heard == ["will", "did 4.0"] && !scroll.isZoomBouncing)
    #expect(isNear(map.frame.width, 1200))
  }

  @Test func `without bouncing it stops at its limits`() {
    scroll.bouncesZoom = false
    pinch(10, 80, lifts: false)
    #expect(scroll.zoomScale == 4)
  }

  @Test func `code zooms, to a scale or to a part`() {
    scroll.zoomScale = 9
    #expect(scroll.zoomScale == 4 && map.heard == ["will", "did 4.0"])
    scroll.zoom(to: CGRect(x: 0, y: 0, width: 150, height: 100), animated: true)
    stage.advance(by: 0.1)
    #expect(map.heard.last == "will")
    stage.settle()
    #expect(scroll.zoomScale == 2 && scroll.contentOffset == .zero && map.heard.last == "did 2.0")
    scroll.setZoomScale(1, animated: false)
    #expect(map.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
    #expect(scroll.contentSize == CGSize(width: 300, height: 200))
  }

  @Test func `one finger still scrolls what is magnified`() {
    scroll.zoomScale = 2
    stage.press(at: CGPoint(x: 150, y: 100))
    stage.move(to: CGPoint(x: 100, y: 100), over: 0.3)
    #expect(scroll.isDragging && scroll.contentOffset.x > 180 && scroll.zoomScale == 2)
  }

  @Test func `without a view to zoom nothing happens`() {
    scroll.delegate = nil
    scroll.zoomScale = 3
    pinch(20, 40)
    #expect(scroll.zoomScale == 1 && scroll.contentSize.width == 300)
  }
}
