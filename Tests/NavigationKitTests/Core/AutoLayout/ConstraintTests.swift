import Foundation
import Testing

@testable import NavigationKit

/// Constraints: what they compare, and how they change.
struct ConstraintTests {
  private let fixture = AutoLayoutFixture()
  private var root: UIView { fixture.root }
  private let one = UIView()
  private let two = UIView()

  /// Places a view at the upper left, in a size.
  private func pin(_ view: UIView, width: CGFloat = 100, height: CGFloat = 50) {
    fixture.add(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: width),
      view.heightAnchor.constraint(equalToConstant: height),
    ])
  }

  @Test func `the initialiser of old makes constraints`() {
    fixture.add(one)
    let made = NSLayoutConstraint(
      item: one, attribute: .left, relatedBy: .equal, toItem: root, attribute: .right,
      multiplier: 0.5, constant: 10)
    let size = NSLayoutConstraint(
      item: one, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 30)
    let top = NSLayoutConstraint(
      item: one, attribute: .centerY, relatedBy: .equal, toItem: root, attribute: .centerY,
      multiplier: 1, constant: 0)
    let height = NSLayoutConstraint(
      item: one, attribute: .height, relatedBy: .equal, toItem: one, attribute: .width,
      multiplier: 2, constant: 4)
    let limit = NSLayoutConstraint(
      item: one, attribute: .width, relatedBy: .lessThanOrEqual, toItem: root, attribute: .width,
      multiplier: 0, constant: 30)
    NSLayoutConstraint.activate([made, size, top, height, limit])
    fixture.layOut()
    // Left: 400 / 2 + 10. Width: at least and at most 30. Height: 2 * 30 + 4. Top: 300 - 32.
    #expect(one.frame == rect(210, 268, 30, 64))
    #expect(made.firstItem === one && made.firstAttribute == .left && made.relation == .equal)
    #expect(made.secondItem === root && made.secondAttribute == .right && made.multiplier == 0.5)
    #expect(size.secondItem == nil && size.secondAttribute == .notAnAttribute)
  }

  @Test func `a changed constant moves views live`() {
    pin(one)
    let height = one.constraints.first { $0.firstAttribute == .height }
    fixture.layOut()
    height?.constant = 80
    fixture.layOut()
    #expect(one.frame == rect(0, 0, 100, 80))
  }

  @Test func `a changed constant is animated by laying out in the block`() {
    pin(one)
    let height = one.constraints.first { $0.firstAttribute == .height }
    fixture.layOut()
    height?.constant = 150
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { root.layoutIfNeeded() }
    fixture.stage.advance(by: 0.5)
    #expect(one.frame.height == 150)
    #expect(one.presentedFrame(at: fixture.stage.now).height == 100)
    fixture.stage.settle()
    #expect(one.presentedFrame(at: fixture.stage.now).height == 150)
  }

  @Test func `the higher priority wins, whichever came first`() {
    fixture.add(one)
    NSLayoutConstraint.activate([
      one.widthAnchor.constraint(equalToConstant: 10).at(400),
      one.widthAnchor.constraint(equalToConstant: 20).at(401),
      one.widthAnchor.constraint(equalToConstant: 30).at(400),
    ])
    fixture.layOut()
    #expect(one.frame.width == 20)
  }

  @Test func `priorities are compared, and moved a little up and down`() {
    #expect(UILayoutPriority.defaultLow < .defaultHigh && .required > UILayoutPriority.defaultHigh)
    #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
    #expect(UILayoutPriority.defaultLow + 0.5 == UILayoutPriority(250.5))
  }

  @Test func `a changed priority lets another win`() {
    fixture.add(one)
    let small = one.widthAnchor.constraint(equalToConstant: 10).at(400)
    let large = one.widthAnchor.constraint(equalToConstant: 20).at(401)
    NSLayoutConstraint.activate([small, large])
    fixture.layOut()
    large.priority = UILayoutPriority(399)
    fixture.layOut()
    #expect(one.frame.width == 10)
  }

  @Test func `a deactivated constraint leaves the place to others`() {
    fixture.add(one)
    let weak = one.widthAnchor.constraint(equalToConstant: 10).at(1)
    let strong = one.widthAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([weak, strong])
    fixture.layOut()
    #expect(one.frame.width == 20 && strong.isActive)
    NSLayoutConstraint.deactivate([strong])
    fixture.layOut()
    #expect(one.frame.width == 10 && !strong.isActive && one.constraints == [weak])
  }

  @Test func `the nearest view around the items holds a constraint`() {
    let (outer, inner) = (UIView(), UIView())
    fixture.add(outer)
    fixture.add(inner, to: outer)
    let across = inner.topAnchor.constraint(equalTo: root.topAnchor)
    let inside = inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor)
    let own = inner.heightAnchor.constraint(equalToConstant: 5)
    NSLayoutConstraint.activate([across, inside, own])
    #expect(root.constraints == [across] && outer.constraints == [inside])
    #expect(inner.constraints == [own])
    outer.removeConstraint(inside)
    #expect(!inside.isActive && outer.constraints.isEmpty)
    outer.addConstraints([inside])
    #expect(inside.isActive && outer.constraints == [inside])
    outer.removeConstraints([inside])
    outer.addConstraint(own)
    #expect(!inside.isActive && inner.constraints == [own], "it was active already")
  }

  @Test func `constraints reach through the views between`() {
    let (outer, inner) = (UIView(), UIView())
    fixture.add(outer)
    fixture.add(inner, to: outer)
    NSLayoutConstraint.activate([
      outer.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
      outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
      outer.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 10),
      outer.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 10),
      inner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 50),
      inner.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      inner.widthAnchor.constraint(equalToConstant: 100),
      inner.heightAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 0.5),
    ])
    fixture.layOut()
    // Inside, from 30 and 40: 20 and 10; the outer one ends 10 after 20 + 100 and 10 + 50.
    #expect(inner.frame == rect(20, 10, 100, 50))
    #expect(outer.frame == rect(30, 40, 130, 70))
  }

  @Test func `views of set frames are followed`() {
    let other = UIView(frame: rect(10, 20, 30, 40))
    root.addSubview(other)
    fixture.add(one)
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: other.trailingAnchor, constant: 5),
      one.topAnchor.constraint(equalTo: other.bottomAnchor),
      one.widthAnchor.constraint(equalTo: other.widthAnchor),
      one.heightAnchor.constraint(equalToConstant: 7),
    ])
    fixture.layOut()
    #expect(one.frame == rect(45, 60, 30, 7))
    other.frame = rect(100, 0, 50, 10)
    fixture.layOut()
    #expect(one.frame == rect(155, 10, 50, 7))
    #expect(other.frame == rect(100, 0, 50, 10))
  }

  @Test func `the autoresizing mask holds until it is switched off`() {
    one.frame = rect(10, 10, 80, 20)
    one.autoresizingMask = [.flexibleWidth]
    root.addSubview(one)
    #expect(one.translatesAutoresizingMaskIntoConstraints)
    fixture.add(two)
    NSLayoutConstraint.activate([two.leadingAnchor.constraint(equalTo: one.trailingAnchor)])
    root.frame.size.width = 500
    fixture.layOut()
    #expect(one.frame == rect(10, 10, 180, 20) && two.frame.minX == 190)
    one.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      one.widthAnchor.constraint(equalToConstant: 60),
    ])
    fixture.layOut()
    #expect(one.frame.minX == 0 && one.frame.width == 60 && two.frame.minX == 60)
  }

  @Test func `a frame that was set gives way at the next layout`() {
    pin(one)
    fixture.layOut()
    one.frame = rect(7, 7, 7, 7)
    root.setNeedsLayout()
    fixture.layOut()
    #expect(one.frame == rect(0, 0, 100, 50))
  }

  @Test func `a constraint says what it is in words`() {
    let label = fixture.label("Name")
    fixture.add(label, one)
    let constraint = label.leadingAnchor.constraint(
      greaterThanOrEqualTo: one.trailingAnchor, constant: -8.5)
    #expect(constraint.description == "UILabel 'Name'.leading >= UIView.trailing - 8.5")
    constraint.identifier = "gap"
    constraint.priority = .defaultHigh
    #expect(constraint.description == "gap: UILabel 'Name'.leading >= UIView.trailing - 8.5 @750")
    let half = one.heightAnchor.constraint(equalTo: one.widthAnchor, multiplier: 0.5)
    #expect("\(half)" == "UIView.height == 0.5 * UIView.width")
    #expect("\(one.widthAnchor.constraint(equalToConstant: 3))" == "UIView.width == 3")
  }
}
