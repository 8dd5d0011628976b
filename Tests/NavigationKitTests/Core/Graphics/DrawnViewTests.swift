import Drawing
import Foundation
import Goldens
import Testing

@testable import NavigationKit

/// Views that draw by code.
struct DrawnViewTests {
  /// A view that counts how often it draws.
  final class Badge: UIView {
    var times = 0
    var rects: [CGRect] = []
    override func draw(_ rect: CGRect) {
      times += 1
      rects.append(rect)
      UIColor.label.setFill()
      UIBezierPath(ovalIn: rect).fill()
    }
  }

  private let stage = Stage(size: .smallPhone)
  private let page = UIViewController()
  private let badge = Badge(frame: CGRect(x: 20, y: 30, width: 100, height: 60))

  init() {
    page.view.backgroundColor = .white
    page.view.addSubview(badge)
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    _ = stage.displayList()
  }

  private var picture: ImagePlacement? {
    stage.displayList().commands.lazy.compactMap { command in
      if case .image(let placement) = command, case .recording = placement.image {
        placement
      } else {
        nil
      }
    }.first
  }

  private var fill: Color? {
    guard case .recording(let recording)? = picture?.image,
      case .fill(_, _, let color)? = recording.operations.first?.content
    else { return nil }
    return color
  }

  @Test func `a view draws once, and again when it is asked to`() {
    stage.advance(by: 1)
    #expect(badge.times == 1 && badge.rects == [badge.bounds])
    #expect(picture?.frame == badge.frame)
    badge.setNeedsDisplay()
    badge.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(badge.times == 1)
    _ = stage.displayList()
    _ = stage.displayList()
    #expect(badge.times == 2)
  }

  @Test func `what is drawn lies above the background and below the subviews`() {
    badge.backgroundColor = .red
    let label = UILabel(frame: badge.bounds)
    label.text = "7"
    badge.addSubview(label)
    let kinds = stage.displayList().commands.suffix(3).map { command in
      switch command {
      case .fill: "background"
      case .image: "drawing"
      case .text: "text"
      default: "other"
      }
    }
    #expect(kinds == ["background", "drawing", "text"])
  }

  @Test(arguments: [
    (UIView.ContentMode.scaleToFill, CGRect(x: 20, y: 30, width: 200, height: 60)),
    (.scaleAspectFit, CGRect(x: 70, y: 30, width: 100, height: 60)),
    (.scaleAspectFill, CGRect(x: 20, y: 0, width: 200, height: 120)),
    (.center, CGRect(x: 70, y: 30, width: 100, height: 60)),
    (.topLeft, CGRect(x: 20, y: 30, width: 100, height: 60)),
    (.right, CGRect(x: 120, y: 30, width: 100, height: 60)),
    (.bottomRight, CGRect(x: 120, y: 30, width: 100, height: 60)),
  ])
  func `what was drawn is fitted into a new size`(mode: UIView.ContentMode, frame: CGRect) {
    badge.contentMode = mode
    badge.frame.size.width = 200
    #expect(picture?.frame == frame && badge.times == 1)
  }

  @Test func `with redraw a new size draws anew`() {
    badge.contentMode = .redraw
    badge.frame.size.width = 200
    #expect(picture?.frame == badge.frame && badge.times == 2 && badge.rects.last?.width == 200)
  }

  @Test func `a view without a size draws once it has one`() {
    let small = Badge(frame: .zero)
    page.view.addSubview(small)
    _ = stage.displayList()
    #expect(small.times == 0)
    small.frame.size = CGSize(width: 5, height: 5)
    _ = stage.displayList()
    #expect(small.times == 1)
  }

  @Test func `a hidden view draws when it is shown`() {
    let hidden = Badge(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    hidden.isHidden = true
    page.view.addSubview(hidden)
    _ = stage.displayList()
    #expect(hidden.times == 0)
    hidden.isHidden = false
    _ = stage.displayList()
    #expect(hidden.times == 1)
  }

  @Test func `colours are those of the view's style, and change with it`() {
    #expect(fill == .black)
    stage.change(traits: UITraitCollection(userInterfaceStyle: .dark))
    #expect(fill == .white && badge.times == 2)
    badge.overrideUserInterfaceStyle = .light
    #expect(fill == .black)
  }

  @Test func `a view that draws nothing costs no command`() {
    #expect(page.view.recording == nil && badge.recording != nil)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `a snapshot shows what code draws`() {
    let fresh = Badge(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let snapshot = fresh.snapshotView(afterScreenUpdates: true)
    #expect(fresh.times == 1)
    snapshot.map(page.view.addSubview)
    #expect(stage.displayList().description.contains("recording (0 0 10 10)"))
  }
}
