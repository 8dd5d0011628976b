import Foundation
import NavigationKit
import Testing

/// Views with constraints that come, go and move.
struct ConstraintTreeTests {
  private let fixture = AutoLayoutFixture()
  private var root: UIView { fixture.root }

  /// A view with one inside, 5 from its corner and 10 by 10.
  private func nest() -> (UIView, UIView) {
    let (outer, inner) = (UIView(frame: rect(0, 0, 100, 100)), UIView())
    fixture.add(inner, to: outer)
    NSLayoutConstraint.activate([
      inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -5),
      inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 5),
      inner.widthAnchor.constraint(equalToConstant: 10),
      inner.heightAnchor.constraint(equalToConstant: 10),
    ])
    return (outer, inner)
  }

  @Test func `views in no window are laid out, too`() {
    let (outer, inner) = nest()
    outer.layoutIfNeeded()
    #expect(inner.frame == rect(85, 5, 10, 10))
    outer.frame.size.width = 200
    outer.layoutIfNeeded()
    #expect(inner.frame.minX == 185)
  }

  @Test func `constraints move with their views into a window and out of it`() {
    let (outer, inner) = nest()
    root.addSubview(outer)
    fixture.layOut()
    #expect(inner.frame == rect(85, 5, 10, 10))
    outer.removeFromSuperview()
    outer.frame.size.width = 50
    outer.layoutIfNeeded()
    #expect(inner.frame.minX == 35 && outer.constraints.count == 2)
    let other = UIView(frame: rect(0, 0, 300, 300))
    other.addSubview(outer)
    root.addSubview(other)
    outer.frame.size.width = 60
    fixture.layOut()
    #expect(inner.frame.minX == 45)
  }

  @Test func `a view that leaves loses the constraints with those that stay`() {
    let (outer, inner) = nest()
    root.addSubview(outer)
    let across = inner.leadingAnchor.constraint(equalTo: root.leadingAnchor).at(1)
    across.isActive = true
    fixture.layOut()
    outer.removeFromSuperview()
    #expect(!across.isActive && root.constraints.isEmpty)
    #expect(outer.constraints.count == 2 && inner.constraints.count == 2)
  }

  @Test func `a view that is moved to the front keeps its constraints`() {
    let (first, second) = (UIView(), UIView())
    fixture.add(first, second)
    let constraint = first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 9)
    constraint.isActive = true
    root.addSubview(first)
    root.bringSubviewToFront(second)
    fixture.layOut()
    #expect(constraint.isActive && first.frame.minX == 9)
  }

  @Test func `views with constraints are released`() {
    weak var released: UIView?
    weak var constraint: NSLayoutConstraint?
    do {
      let (outer, inner) = nest()
      root.addSubview(outer)
      fixture.layOut()
      released = inner
      constraint = outer.constraints.first
      outer.removeFromSuperview()
    }
    #expect(released == nil && constraint == nil)
  }

  @Test func `a subview that outlives its superview can be placed again`() {
    let kept: UIView
    do {
      let (outer, inner) = nest()
      outer.layoutIfNeeded()
      kept = inner
    }
    #expect(kept.superview == nil && kept.constraints.count == 2)
    root.addSubview(kept)
    kept.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 3).isActive = true
    fixture.layOut()
    #expect(kept.frame == rect(3, 0, 10, 10))
  }

  @Test func `hidden views still take part`() {
    let (outer, inner) = nest()
    root.addSubview(outer)
    let follower = UIView()
    fixture.add(follower, to: outer)
    follower.leadingAnchor.constraint(equalTo: inner.trailingAnchor).isActive = true
    inner.isHidden = true
    fixture.layOut()
    #expect(follower.frame.minX == 95)
  }

  @Test func `what changes in a hidden view moves what is seen`() {
    let (outer, inner, follower) = (UIView(), UIView(), UIView())
    fixture.add(outer, follower)
    fixture.add(inner, to: outer)
    outer.isHidden = true
    let width = inner.widthAnchor.constraint(equalToConstant: 40)
    NSLayoutConstraint.activate([
      follower.widthAnchor.constraint(equalTo: inner.widthAnchor),
      follower.heightAnchor.constraint(equalToConstant: 10), width,
    ])
    fixture.layOut()
    #expect(follower.frame.width == 40)
    width.constant = 70
    fixture.layOut()
    #expect(follower.frame.width == 70)
    let maximum = inner.widthAnchor.constraint(lessThanOrEqualToConstant: 30)
    width.isActive = false
    maximum.isActive = true
    inner.widthAnchor.constraint(equalToConstant: 90).at(700).isActive = true
    fixture.layOut()
    #expect(follower.frame.width == 30)
    maximum.isActive = false
    fixture.layOut()
    #expect(follower.frame.width == 90)
  }

  @Test func `a layout is ambiguous as long as constraints leave something open`() {
    let view = UIView()
    fixture.add(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
      view.topAnchor.constraint(equalTo: fixture.root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    #expect(view.hasAmbiguousLayout)
    let minimum = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 20)
    minimum.isActive = true
    #expect(view.hasAmbiguousLayout)
    view.widthAnchor.constraint(equalToConstant: 20).at(1).isActive = true
    #expect(!view.hasAmbiguousLayout && !UIView().hasAmbiguousLayout)
  }

  @Test func `a controller creates constraints before its view is laid out`() {
    final class Page: UIViewController {
      let badge = UIView()
      override func viewDidLoad() {
        badge.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(badge)
        view.setNeedsUpdateConstraints()
      }
      override func updateViewConstraints() {
        if badge.constraints.isEmpty {
          NSLayoutConstraint.activate([
            badge.widthAnchor.constraint(equalToConstant: 12),
            badge.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          ])
        }
        super.updateViewConstraints()
      }
    }
    let page = Page()
    fixture.stage.window.rootViewController = page
    fixture.layOut()
    #expect(page.badge.frame == rect(388, 0, 12, 0))
  }
}
