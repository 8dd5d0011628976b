import Foundation
import Input
import Testing

@testable import NavigationKit

/// Scroll views that magnify their content.
final class ZoomTests {
  private let stage = Stage(size: CGSize(width: 300, height: 200))
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let map = Map(CGRect(x: 0, y: 0, width: 300, height: 200))

  /// The view that is magnified, which is the delegate, too.
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
      let distance = from + (to - from) * CGFloat(step) / 10
      finger(1, .moved, x - distance, 100)
      finger(2, .moved, x + distance, 100)
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

  /// The point of the content, without magnification, that is at a point of the screen.
  private func shown(at x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(
      x: (scroll.contentOffset.x + x - map.frame.minX) / scroll.zoomScale,
      y: (scroll.contentOffset.y + y - map.frame.minY) / scroll.zoomScale)
  }

  @Test(arguments: [true, false])
  func `beyond either limit the content stays between the fingers`(getsSmaller: Bool) {
    let (from, to): (CGFloat, CGFloat) = getsSmaller ? (70, 10) : (8, 70)
    finger(1, .down, 80 - from, 50)
    finger(2, .down, 80 + from, 50)
    var scales: [CGFloat] = []
    for step in 1...12 {
      stage.advance(by: 0.02)
      let distance = from + (to - from) * CGFloat(step) / 12
      finger(1, .moved, 80 - distance, 50)
      finger(2, .moved, 80 + distance, 50)
      stage.advance(by: 0)
      guard scroll.isZooming else { continue }
      scales.append(scroll.zoomScale)
      let place = shown(at: 80, 50)
      // Offsets are on whole pixels as it begins.
      #expect(isNear(place.x, 80, within: 0.3) && isNear(place.y, 50, within: 0.3))
    }
    #expect(getsSmaller ? scroll.zoomScale < 0.5 : scroll.zoomScale > 4)
    finger(1, .up, 80 - to, 50)
    finger(2, .up, 80 + to, 50)
    stage.settle()
    #expect(scroll.zoomScale == (getsSmaller ? 0.5 : 4))
  }

  @Test func `it follows the fingers less and less, and never to half of the minimum`() {
    let zoom = Zoom(minimum: 1, maximum: 4)
    let asked: [CGFloat] = [1, 0.8, 0.64, 0.512, 0.41, 0.328]
    let steps = zip(asked, asked.dropFirst()).map { zoom.shown($0) / zoom.shown($1) }
    #expect(steps.allSatisfy { $0 > 1 })
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 > $1 })
    #expect(zoom.shown(0.001) > 0.5 && zoom.shown(4000) < 8)
    #expect(zoom.shown(2) == 2)
  }

  @Test func `content that the app keeps in the middle stays between the fingers, too`() {
    final class Centred: UIScrollView {
      override func layoutSubviews() {
        super.layoutSubviews()
        guard let view = subviews.first else { return }
        view.frame.origin.x = max(0, (bounds.width - contentSize.width) / 2)
        view.frame.origin.y = max(0, (bounds.height - contentSize.height) / 2)
      }
    }
    let own = Centred(frame: scroll.frame)
    scroll.removeFromSuperview()
    own.addSubview(map)
    own.delegate = map
    own.contentSize = map.frame.size
    (own.minimumZoomScale, own.maximumZoomScale) = (1, 4)
    stage.window.addSubview(own)
    finger(1, .down, 20, 50)
    finger(2, .down, 140, 50)
    for step in 1...10 {
      stage.advance(by: 0.02)
      finger(1, .moved, 20 + 5 * CGFloat(step), 50)
      finger(2, .moved, 140 - 5 * CGFloat(step), 50)
    }
    stage.advance(by: 0)
    let x = (own.contentOffset.x + 80 - map.frame.minX) / own.zoomScale
    let y = (own.contentOffset.y + 50 - map.frame.minY) / own.zoomScale
    #expect(own.zoomScale < 0.9 && isNear(x, 80, within: 0.1) && isNear(y, 50, within: 0.1))
    finger(1, .up, 70, 50)
    finger(2, .up, 90, 50)
    stage.settle()
    #expect(own.zoomScale == 1)
    #expect(isNear(own.contentOffset.x, 0, within: 0.01) && own.contentOffset.y == 0)
  }

  @Test func `insets do not move what two fingers hold`() {
    scroll.contentInset = UIEdgeInsets(top: 30, left: 40, bottom: 30, right: 40)
    scroll.contentOffset = CGPoint(x: -40, y: -30)
    pinch(100, 10, around: 100, lifts: false)
    #expect(isNear(shown(at: 100, 100).x, 60, within: 0.01))
    #expect(isNear(shown(at: 100, 100).y, 70, within: 0.01))
    scroll.contentInset.left = 90
    #expect(isNear(shown(at: 100, 100).x, 60, within: 0.01))
  }

  @Test func `without bouncing it stays where it may rest`() {
    scroll.bouncesZoom = false
    scroll.zoomScale = 0.5
    let rest = scroll.contentOffset
    pinch(100, 10, around: 100, lifts: false)
    #expect(scroll.zoomScale == 0.5 && scroll.contentOffset == rest)
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
