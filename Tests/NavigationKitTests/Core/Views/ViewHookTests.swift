import Drawing
import Foundation
import NavigationKit
import Testing

/// The callbacks of views about their tree, and their methods for it.
struct ViewHookTests {
  private let stage = Stage(size: CGSize(width: 200, height: 200))

  private final class Logged: UIView {
    var calls: [String] = []

    func take() -> [String] {
      defer { calls = [] }
      return calls
    }

    override func willMove(toWindow newWindow: UIWindow?) {
      calls.append("will \(newWindow != nil) \(window != nil)")
    }
    override func didMoveToWindow() { calls.append("did \(window != nil)") }
    override func didAddSubview(_ subview: UIView) {
      calls.append("add \(subview.tag) \(subviews.contains(subview))")
    }
    override func willRemoveSubview(_ subview: UIView) {
      calls.append("remove \(subview.tag) \(subviews.contains(subview))")
    }
  }

  private func child(_ tag: Int) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.tag = tag
    return view
  }

  @Test func `a view hears of its window before and after`() {
    let (outer, inner) = (UIView(), Logged())
    outer.addSubview(inner)
    #expect(inner.take().isEmpty)
    stage.window.addSubview(outer)
    #expect(inner.take() == ["will true false", "did true"])
    outer.removeFromSuperview()
    #expect(inner.take() == ["will false true", "did false"])
  }

  @Test func `a view hears of subviews that came and that go`() {
    let (one, two) = (Logged(), Logged())
    let view = child(7)
    one.addSubview(view)
    #expect(one.take() == ["add 7 true"])
    one.bringSubviewToFront(view)
    one.addSubview(view)
    #expect(one.take().isEmpty)
    two.insertSubview(view, at: 0)
    #expect(one.take() == ["remove 7 true"] && two.take() == ["add 7 true"])
    view.removeFromSuperview()
    #expect(two.take() == ["remove 7 true"])
  }

  @Test(arguments: [(0, 2, [2, 1, 0]), (2, 0, [2, 1, 0]), (0, 1, [1, 0, 2]), (1, 1, [0, 1, 2])])
  func `two subviews exchange their places`(one: Int, other: Int, order: [Int]) {
    let view = UIView()
    for tag in 0..<3 { view.addSubview(child(tag)) }
    view.exchangeSubview(at: one, withSubviewAt: other)
    #expect(view.subviews.map(\.tag) == order)
  }

  @Test func `masks are not followed where the view does not want it`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = child(0)
    inner.autoresizingMask = [.flexibleWidth]
    view.addSubview(inner)
    view.autoresizesSubviews = false
    view.frame.size.width = 150
    #expect(inner.frame.width == 10)
    view.autoresizesSubviews = true
    view.frame.size.width = 170
    #expect(inner.frame.width == 30)
  }

  @Test func `a part of a view is kept as a picture, whose caps are not stretched`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    let mark = UIView(frame: CGRect(x: 20, y: 20, width: 10, height: 40))
    mark.backgroundColor = .systemRed
    view.addSubview(mark)
    stage.window.addSubview(view)
    let copy = try #require(
      view.resizableSnapshotView(
        from: CGRect(x: 20, y: 20, width: 40, height: 40), afterScreenUpdates: true,
        withCapInsets: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)))
    #expect(copy.frame.size == CGSize(width: 40, height: 40))
    view.removeFromSuperview()
    copy.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    stage.window.addSubview(copy)
    // Three columns: the first shows the mark at its own size.
    let layers = stage.displayList().commands.flatMap(allLayers).filter { $0.clip != nil }
    let scales = layers.map(\.transform.a)
    #expect(scales.contains(1) && scales.contains(where: { abs($0 - 9) < 0.001 }))
    #expect(view.snapshotView(afterScreenUpdates: false)?.frame.size == view.bounds.size)
  }

  private func allLayers(_ command: DrawCommand) -> [Layer] {
    guard case .layer(let layer) = command else { return [] }
    return [layer] + layer.commands.flatMap(allLayers)
  }

  @Test func `the constraints about a view are found, along either axis`() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    let width = inner.widthAnchor.constraint(equalToConstant: 20)
    let top = inner.topAnchor.constraint(equalTo: outer.topAnchor)
    NSLayoutConstraint.activate([width, top])
    #expect(inner.constraintsAffectingLayout(for: .horizontal) == [width])
    #expect(inner.constraintsAffectingLayout(for: .vertical) == [top])
    #expect(outer.constraintsAffectingLayout(for: .vertical) == [top])
  }

  // MARK: Accessibility

  @Test func `a plain view becomes an element, by its label and its traits`() {
    let view = UIView(frame: CGRect(x: 20, y: 20, width: 50, height: 50))
    stage.window.addSubview(view)
    view.accessibilityLabel = "Star"
    #expect(stage.elements().isEmpty && !view.isAccessibilityElement)
    view.isAccessibilityElement = true
    #expect(stage.elements().map(\.role) == [.text])
    view.accessibilityTraits = .button
    #expect(stage.elements().map(\.role) == [.button] && stage.elements().map(\.label) == ["Star"])
    view.accessibilityTraits = .image
    #expect(stage.elements().map(\.role) == [.image])
  }

  @Test func `an element may be none, and all in a view may be hidden`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Word"
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    box.addSubview(label)
    stage.window.addSubview(box)
    #expect(label.isAccessibilityElement && label.accessibilityTraits == .staticText)
    #expect(stage.elements().map(\.label) == ["Word"])
    label.isAccessibilityElement = false
    #expect(stage.elements().isEmpty)
    label.isAccessibilityElement = true
    #expect(stage.elements().map(\.role) == [.text])
    box.accessibilityElementsHidden = true
    #expect(stage.elements().isEmpty)
  }

  @Test func `traits follow from what a view is, unless the app says others`() {
    let button = UIButton(type: .system)
    #expect(button.accessibilityTraits == .button)
    button.isEnabled = false
    #expect(button.accessibilityTraits == [.button, .notEnabled])
    button.accessibilityTraits = .link
    #expect(button.accessibilityTraits == .link)
    #expect(UISlider().accessibilityTraits == .adjustable && UIView().accessibilityTraits.isEmpty)
    (button.accessibilityHint, button.accessibilityValue) = ("Opens it", "3")
    #expect(button.accessibilityHint == "Opens it" && button.accessibilityValue == "3")
    UIAccessibility.post(notification: .announcement, argument: "Done")
    #expect(!UIAccessibility.isVoiceOverRunning && !UIAccessibility.isInvertColorsEnabled)
    let names = [
      UIAccessibility.voiceOverStatusDidChangeNotification,
      UIAccessibility.switchControlStatusDidChangeNotification,
      UIAccessibility.invertColorsStatusDidChangeNotification,
    ]
    #expect(Set(names).count == 3)
  }
}
