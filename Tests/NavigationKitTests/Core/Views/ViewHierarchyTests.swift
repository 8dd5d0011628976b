import Foundation
import Goldens
import NavigationKit
import Testing

/// UIKit's contracts of views: hierarchy, geometry and touches.
struct ViewHierarchyTests {
  private let stage = Stage(size: .phone)
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let views = (0..<3).map { _ in UIView() }

  private var order: [Int] {
    parent.subviews.compactMap { view in views.firstIndex { $0 === view } }
  }

  private func fill() { for view in views { parent.addSubview(view) } }

  @Test func `a subview that is put above or below another comes right beside it`() {
    fill()
    parent.insertSubview(views[0], aboveSubview: views[1])
    #expect(order == [1, 0, 2])
    parent.insertSubview(views[1], belowSubview: views[2])
    #expect(order == [0, 1, 2])
    parent.insertSubview(views[2], aboveSubview: views[0])
    #expect(order == [0, 2, 1])
    parent.insertSubview(views[1], belowSubview: views[0])
    #expect(order == [1, 0, 2])
  }

  @Test func `a subview that is added again comes to the front`() {
    fill()
    parent.addSubview(views[0])
    #expect(order == [1, 2, 0])
    parent.sendSubviewToBack(views[2])
    #expect(order == [2, 1, 0])
    parent.bringSubviewToFront(views[1])
    #expect(order == [2, 0, 1])
    let stranger = UIView()
    parent.bringSubviewToFront(stranger)
    #expect(stranger.superview == nil)
  }

  @Test func `a view has one superview, the last it was added to`() {
    let other = UIView()
    parent.addSubview(views[0])
    other.addSubview(views[0])
    #expect(views[0].superview === other)
    #expect(parent.subviews.isEmpty)
    views[0].removeFromSuperview()
    views[0].removeFromSuperview()
    #expect(views[0].superview == nil && other.subviews.isEmpty)
  }

  @Test func `each view hears once of its window, whatever another does as it hears`() {
    let (outer, inner) = (WindowListener(), WindowListener())
    outer.addSubview(parent)
    outer.whenMoved = { parent.addSubview(inner) }
    stage.window.addSubview(outer)
    #expect(inner.heard == [true])
    outer.whenMoved = { inner.removeFromSuperview() }
    outer.removeFromSuperview()
    #expect(outer.heard == [true, false] && inner.heard == [true, false])
  }

  @Test func `a subclass may have a say in its subviews and its layout`() {
    let view = CountingView(frame: parent.bounds)
    view.addSubview(views[0])
    view.setNeedsLayout()
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.counts == ["add": 1, "needs": 2, "layout": 1])
    #expect(view.subviews.count == 1)
  }

  @Test func `sizeToFit keeps the upper left corner`() {
    let label = UILabel(frame: CGRect(x: 20, y: 30, width: 0, height: 0))
    stage.window.addSubview(label)
    label.text = "Words"
    label.sizeToFit()
    #expect(label.frame.origin == CGPoint(x: 20, y: 30))
    #expect(label.frame.width > 0)
  }

  @Test func `a new size of the bounds keeps the centre, a new centre keeps the size`() {
    parent.bounds.size = CGSize(width: 100, height: 50)
    #expect(parent.frame == CGRect(x: 50, y: 25, width: 100, height: 50))
    parent.center = CGPoint(x: 60, y: 60)
    #expect(parent.frame == CGRect(x: 10, y: 35, width: 100, height: 50))
    #expect(parent.bounds.origin == .zero)
  }

  @Test func `autoresizing is off until asked for`() {
    fill()
    views[0].frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    views[1].frame = views[0].frame
    views[1].autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.frame.size = CGSize(width: 400, height: 300)
    #expect(views[0].frame.size == CGSize(width: 100, height: 50))
    #expect(views[1].frame.size == CGSize(width: 300, height: 250))
  }

  @Test func `hidden, transparent and disabled views take no touches, and so do those inside`() {
    views[0].frame = parent.bounds
    parent.addSubview(views[0])
    let point = CGPoint(x: 5, y: 5)
    #expect(parent.hitTest(point, with: nil) === views[0])
    views[0].alpha = 0.005
    #expect(parent.hitTest(point, with: nil) === parent)
    views[0].alpha = 1
    views[0].isHidden = true
    #expect(parent.hitTest(point, with: nil) === parent)
    views[0].isHidden = false
    parent.isUserInteractionEnabled = false
    #expect(parent.hitTest(point, with: nil) == nil)
  }

  @Test func `a view can widen where it is touched`() {
    let wide = WideView(frame: CGRect(x: 50, y: 50, width: 10, height: 10))
    parent.addSubview(wide)
    #expect(parent.hitTest(CGPoint(x: 45, y: 55), with: nil) === wide)
    #expect(parent.hitTest(CGPoint(x: 35, y: 55), with: nil) === parent)
  }

  @Test func `the tint is inherited, and nil inherits again`() {
    parent.addSubview(views[0])
    #expect(views[0].tintColor == .systemBlue)
    parent.tintColor = .systemRed
    #expect(views[0].tintColor == .systemRed)
    views[0].tintColor = .systemGreen
    views[0].tintColor = nil
    #expect(views[0].tintColor == .systemRed)
  }

  @Test func `a view's window is the one at its root, nil off screen`() {
    #expect(parent.window == nil)
    stage.window.addSubview(parent)
    parent.addSubview(views[0])
    #expect(views[0].window === stage.window)
    parent.removeFromSuperview()
    #expect(views[0].window == nil)
  }
}

/// Counts its calls.
private final class CountingView: UIView {
  var counts: [String: Int] = [:]
  override func addSubview(_ view: UIView) {
    counts["add", default: 0] += 1
    super.addSubview(view)
  }
  override func setNeedsLayout() {
    counts["needs", default: 0] += 1
    super.setNeedsLayout()
  }
  override func layoutSubviews() { counts["layout", default: 0] += 1 }
}

/// A view with a touch area 10 points larger on each side.
private final class WideView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
}

/// Notes whether it is in a window whenever that changes.
private final class WindowListener: UIView {
  private(set) var heard: [Bool] = []
  var whenMoved: () -> Void = {}

  override func didMoveToWindow() {
    heard.append(window != nil)
    whenMoved()
  }
}
