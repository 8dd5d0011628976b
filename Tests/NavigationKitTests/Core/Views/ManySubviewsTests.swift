import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// A view with many subviews: only those near a position are visited, and none is missed.
struct ManySubviewsTests {
  private let stage = Stage(size: CGSize(width: 400, height: 799))
  private let holder = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let rows: [PaintedView]

  init() {
    rows = (0..<1000).map { index in
      PaintedView(frame: CGRect(x: 0, y: CGFloat(index) * 80, width: 400, height: 80))
    }
    for row in rows { holder.addSubview(row) }
    stage.window.makeKeyAndVisible()
    stage.window.addSubview(holder)
    _ = stage.displayList()
    forget()
  }

  private func forget() {
    for row in rows { (row.looks, row.layouts) = (0, 0) }
  }

  /// How many views a frame visited, by their draw calls.
  private var looks: Int { rows.map(\.looks).reduce(0, +) }

  private func hit(_ y: CGFloat) -> UIView? {
    stage.window.hitTest(CGPoint(x: 10, y: y), with: nil)
  }

  @Test func `a frame draws what is seen and looks at few others`() {
    #expect(stage.displayList().commands.count == 11)
    #expect(looks == 10)
  }

  @Test func `a view that moves into sight is drawn, one that moves away is not`() {
    rows[900].frame.origin.y = 100
    rows[3].frame.origin.y = 5000
    _ = stage.displayList()
    #expect(rows[900].looks == 1 && rows[3].looks == 0)
    #expect(looks == 10)
    #expect(hit(110) === rows[900])
  }

  @Test func `a view that is seen moving is drawn on its way`() {
    UIView.animate(withDuration: 1) { rows[500].frame.origin.y = 0 }
    stage.advance(by: 0.999)
    forget()
    _ = stage.displayList()
    #expect(rows[500].looks == 1)
    stage.settle()
    forget()
    _ = stage.displayList()
    #expect(rows[500].looks == 1)
  }

  @Test func `a view far away is drawn and touched where its transform has it, and again without`()
  {
    rows[800].transform = CGAffineTransform(translationX: 0, y: -64_000 + 200)
    rows[900].transform = CGAffineTransform(rotationAngle: .pi)
      .concatenating(CGAffineTransform(translationX: 0, y: -72_000 + 400))
    _ = stage.displayList()
    #expect(rows[800].looks == 1 && rows[900].looks == 1)
    #expect(hit(210) === rows[800] && hit(410) === rows[900])
    for row in [rows[800], rows[900]] { row.transform = .identity }
    forget()
    _ = stage.displayList()
    #expect(looks == 10)
    #expect(hit(210) === rows[2])
    // A part below a view that is upside down sticks out above.
    let part = PaintedView(frame: CGRect(x: 0, y: 63_870, width: 400, height: 10))
    rows[800].addSubview(part)
    rows[800].transform = CGAffineTransform(rotationAngle: .pi)
    _ = stage.displayList()
    #expect(part.looks == 1)
  }

  @Test func `what sticks out of a view far away is drawn and touched as that view says`() {
    let part = PaintedView(frame: CGRect(x: 0, y: -64_000 + 200, width: 400, height: 10))
    rows[800].addSubview(part)
    _ = stage.displayList()
    #expect(part.looks == 1)
    part.frame.origin.y = 0
    part.looks = 0
    _ = stage.displayList()
    #expect(part.looks == 0)
    part.frame.origin.y = -64_000 + 200
    rows[800].clipsToBounds = true
    _ = stage.displayList()
    #expect(part.looks == 0)
  }

  @Test func `the order of all stays as views are put in, moved and taken out`() {
    let news = (0..<300).map { _ in PaintedView(frame: CGRect(x: 0, y: 0, width: 400, height: 80)) }
    for (place, view) in news.enumerated() { holder.insertSubview(view, at: place * 4) }
    #expect(
      holder.subviews(near: CGRect(x: 0, y: 0, width: 1, height: 1)) == [news[0], rows[0]]
        + news[1...])
    #expect(hit(10) === news[299])
    holder.sendSubviewToBack(news[299])
    #expect(hit(10) === news[298])
    holder.bringSubviewToFront(news[7])
    #expect(hit(10) === news[7])
    for view in news.dropFirst() { view.removeFromSuperview() }
    #expect(hit(10) === rows[0])
    news[0].removeFromSuperview()
    holder.insertSubview(news[0], belowSubview: rows[0])
    #expect(hit(10) === rows[0])
    holder.insertSubview(news[0], aboveSubview: rows[0])
    #expect(hit(10) === news[0])
    let everything = CGRect(x: 0, y: 0, width: 400, height: 80_000)
    #expect(holder.subviews(near: everything) == holder.subviews)
  }

  @Test func `a hidden view is found again once it is shown`() {
    rows[2].isHidden = true
    _ = stage.displayList()
    #expect(rows[2].looks == 0 && hit(170) === holder)
    rows[2].isHidden = false
    _ = stage.displayList()
    #expect(rows[2].looks == 1 && hit(170) === rows[2])
  }

  @Test func `a class that says what is touched is asked about any point`() {
    let wide = EverywhereView(frame: CGRect(x: 0, y: 70_000, width: 1, height: 1))
    holder.addSubview(wide)
    #expect(hit(10) === wide)
    #expect(wide.overridesHitTest && !rows[0].overridesHitTest && !UILabel().overridesHitTest)
    #expect(CatchingView().overridesHitTest && HeirView().overridesHitTest)
  }

  @Test func `a view put among many lays out that one alone`() {
    let view = PaintedView(frame: CGRect(x: 0, y: 0, width: 400, height: 80))
    holder.insertSubview(view, at: 500)
    _ = stage.displayList()
    #expect(view.layouts == 1 && view.looks == 1)
    #expect(rows.allSatisfy { $0.layouts == 0 })
  }

  @Test func `what stays behind of a view that is gone stands alone`() {
    var other: UIView? = UIView()
    for row in rows.prefix(200) { other?.addSubview(row) }
    _ = other?.subviews(near: .infinite)
    other = nil
    #expect(rows[0].superview == nil && rows[0].group == nil)
    holder.addSubview(rows[0])
    #expect(hit(10) === rows[0])
  }
}

/// Counts its draw and layout calls.
private final class PaintedView: UIView {
  var looks = 0
  var layouts = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemRed
  }

  required init?(coder: NSCoder) { nil }

  override func paint(on canvas: inout Canvas) { looks += 1 }
  override func layoutSubviews() { layouts += 1 }
}

private final class EverywhereView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
}

private class CatchingView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
}

private final class HeirView: CatchingView {
  override func layoutSubviews() {}
}
