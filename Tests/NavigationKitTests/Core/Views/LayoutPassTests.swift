import Foundation
import Goldens
import Testing

@testable import NavigationKit

/// The views that a layout pass visits, and when.
struct LayoutPassTests {
  private let stage = Stage(size: .phone)
  private let log = PassLog()

  /// Nested views, the first on the stage.
  private func nest(_ names: String...) -> [WatchedView] {
    let views = names.map { WatchedView($0, log: log) }
    for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
    stage.window.makeKeyAndVisible()
    stage.window.addSubview(views[0])
    _ = stage.displayList()
    log.heard = []
    return views
  }

  @Test func `a layout visits the way to what asked for it, and nothing beside`() {
    let views = nest("outer", "middle", "inner")
    let beside = (0..<3).map { WatchedView("beside \($0)", log: log) }
    for view in beside { views[1].addSubview(view) }
    _ = stage.displayList()
    log.heard = []
    views[2].setNeedsLayout()
    stage.window.layoutIfNeeded()
    #expect(log.heard == ["visit outer", "visit middle", "visit inner", "lay out inner"])
  }

  @Test func `superviews are told once of what waits`() {
    let (first, second) = (UIView(frame: .zero), UIView(frame: .zero))
    var marks = LayoutMarks(isNeeded: false)
    let results = [marks.mark(first), marks.mark(first), marks.mark(second)]
    #expect(results == [true, false, false])
    var needed = LayoutMarks(isNeeded: true)
    let needsSpread = needed.mark(first)
    #expect(!needsSpread, "they know of the view itself")
  }

  @Test func `a view hidden after it asked is passed by`() {
    let views = nest("outer", "inner")
    views[1].setNeedsLayout()
    views[1].isHidden = true
    _ = stage.displayList()
    #expect(log.heard == ["visit outer"])
  }

  @Test func `where nothing asks, nothing is visited`() {
    let views = nest("outer", "inner")
    stage.window.layoutIfNeeded()
    _ = stage.displayList()
    stage.advance(by: 1)
    #expect(log.heard == [])
    views[0].frame.origin.x = 20
    _ = stage.displayList()
    #expect(log.heard == [])
  }

  @Test func `several that ask are laid out from the back to the front`() {
    let views = nest("outer", "first")
    let second = WatchedView("second", log: log)
    views[0].addSubview(second)
    _ = stage.displayList()
    log.heard = []
    second.setNeedsLayout()
    views[1].setNeedsLayout()
    _ = stage.displayList()
    #expect(
      log.heard == [
        "visit outer", "visit first", "lay out first", "visit second", "lay out second",
      ])
  }

  @Test func `what asks while all is laid out is laid out in the same pass if it comes later`() {
    let views = nest("outer", "inner")
    views[0].whenLaidOut = { views[1].setNeedsLayout() }
    views[0].setNeedsLayout()
    stage.window.layoutIfNeeded()
    #expect(log.heard == ["visit outer", "lay out outer", "visit inner", "lay out inner"])
    log.heard = []
    views[0].whenLaidOut = {}
    views[1].whenLaidOut = { views[0].setNeedsLayout() }
    views[1].setNeedsLayout()
    stage.window.layoutIfNeeded()
    #expect(log.heard == ["visit outer", "visit inner", "lay out inner"])
    views[1].whenLaidOut = {}
    log.heard = []
    _ = stage.displayList()
    #expect(log.heard == ["visit outer", "lay out outer"])
  }

  @Test func `what asks behind a pass that went by waits for the next one`() {
    let views = nest("outer", "first")
    let second = WatchedView("second", log: log)
    views[0].addSubview(second)
    _ = stage.displayList()
    second.whenLaidOut = { views[1].setNeedsLayout() }
    second.setNeedsLayout()
    views[1].setNeedsLayout()
    stage.window.layoutIfNeeded()
    second.whenLaidOut = {}
    log.heard = []
    _ = stage.displayList()
    #expect(log.heard == ["visit outer", "visit first", "lay out first"])
  }

  @Test func `among several that wait a hidden one is passed by`() {
    let views = nest("outer", "first")
    let hidden = WatchedView("hidden", log: log)
    views[0].addSubview(hidden)
    _ = stage.displayList()
    log.heard = []
    views[1].setNeedsLayout()
    hidden.setNeedsLayout()
    hidden.isHidden = true
    _ = stage.displayList()
    #expect(log.heard == ["visit outer", "visit first", "lay out first"])
    log.heard = []
    hidden.isHidden = false
    _ = stage.displayList()
    #expect(log.heard == ["visit outer", "visit hidden", "lay out hidden"])
  }

  @Test func `a hidden view waits until it is shown`() {
    let views = nest("outer", "middle", "inner")
    views[1].isHidden = true
    views[2].setNeedsLayout()
    _ = stage.displayList()
    #expect(log.heard == [])
    views[1].isHidden = false
    _ = stage.displayList()
    #expect(log.heard == ["visit outer", "visit middle", "visit inner", "lay out inner"])
  }

  @Test func `a view that left takes what waits in it along`() {
    let views = nest("outer", "middle", "inner")
    views[2].setNeedsLayout()
    views[1].removeFromSuperview()
    _ = stage.displayList()
    #expect(log.heard == ["visit outer", "lay out outer"])
    log.heard = []
    stage.window.addSubview(views[1])
    _ = stage.displayList()
    #expect(
      log.heard == ["visit middle", "lay out middle", "visit inner", "lay out inner"])
  }

  @Test func `another size, other content and another safe area ask for layout`() {
    let views = nest("outer", "inner")
    views[0].frame.size = CGSize(width: 50, height: 50)
    _ = stage.displayList()
    #expect(log.heard == ["visit outer", "lay out outer"])
    log.heard = []
    views[0].bounds.origin.y = 5
    _ = stage.displayList()
    #expect(log.heard == ["visit outer", "lay out outer"])
    log.heard = []
    stage.resize(
      to: .phone, safeAreaInsets: UIEdgeInsets(top: 20))
    #expect(log.heard.filter { $0.hasPrefix("lay out") } == ["lay out outer", "lay out inner"])
  }

  @Test func `constraints are updated before layout, those inside first`() {
    let views = nest("outer", "middle", "inner")
    views[0].setNeedsUpdateConstraints()
    views[2].setNeedsUpdateConstraints()
    views[2].setNeedsLayout()
    #expect(views[0].needsUpdateConstraints() && !views[1].needsUpdateConstraints())
    _ = stage.displayList()
    #expect(
      log.heard == [
        "update inner", "update outer", "visit outer", "visit middle", "visit inner",
        "lay out inner",
      ])
    #expect(!views[0].needsUpdateConstraints() && !views[2].needsUpdateConstraints())
  }

  @Test func `constraints can be updated by themselves, and only where that is asked for`() {
    let views = nest("outer", "middle", "inner")
    views[2].setNeedsUpdateConstraints()
    views[1].updateConstraintsIfNeeded()
    views[1].updateConstraintsIfNeeded()
    #expect(log.heard == ["update inner"])
  }

  @Test func `a class that lays out by constraints is asked for them before it is first shown`() {
    stage.window.makeKeyAndVisible()
    let view = ConstrainedView("view", log: log)
    stage.window.addSubview(view)
    _ = stage.displayList()
    #expect(log.heard == ["update view", "visit view", "lay out view"])
  }

  @Test func `a controller updates the constraints of its view`() {
    let controller = ConstraintController(log: log)
    stage.window.rootViewController = controller
    stage.window.makeKeyAndVisible()
    log.heard = []
    controller.view.setNeedsUpdateConstraints()
    _ = stage.displayList()
    #expect(log.heard.prefix(2) == ["controller updates", "update root"])
  }

  @Test func `content of another size has what holds it look again`() {
    let views = nest("outer")
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    views[0].addSubview(label)
    _ = stage.displayList()
    log.heard = []
    label.text = "Longer"
    _ = stage.displayList()
    #expect(log.heard == ["visit outer", "lay out outer"])
    log.heard = []
    label.invalidateIntrinsicContentSize()
    _ = stage.displayList()
    #expect(log.heard == ["visit outer", "lay out outer"])
  }
}

/// The layout calls of views and controllers, in order.
private final class PassLog {
  var heard: [String] = []
}

/// Logs its layout calls.
private class WatchedView: UIView {
  let name: String
  let log: PassLog
  var whenLaidOut: () -> Void = {}

  init(_ name: String, log: PassLog) {
    self.name = name
    self.log = log
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  required init?(coder: NSCoder) { nil }

  override func layoutIfNeeded() {
    log.heard.append("visit \(name)")
    super.layoutIfNeeded()
  }

  override func layoutSubviews() {
    log.heard.append("lay out \(name)")
    whenLaidOut()
  }

  override func updateConstraints() {
    log.heard.append("update \(name)")
    super.updateConstraints()
  }
}

private final class ConstrainedView: WatchedView {
  override class var requiresConstraintBasedLayout: Bool { true }
}

private final class ConstraintController: UIViewController {
  private let log: PassLog

  init(log: PassLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = WatchedView("root", log: log) }

  override func updateViewConstraints() {
    log.heard.append("controller updates")
    super.updateViewConstraints()
  }
}
