import Foundation
import NavigationKit
import Testing

/// Views that move, or leave and come back, with constraints about them.
struct MovedViewTests {
  private let fixture = AutoLayoutFixture()

  @Test func `a view that is moved by its frame takes along what is constrained to it`() {
    let (leader, follower) = (UIView(frame: rect(10, 20, 30, 40)), UIView())
    fixture.root.addSubview(leader)
    fixture.add(follower)
    NSLayoutConstraint.activate([
      follower.leadingAnchor.constraint(equalTo: leader.trailingAnchor, constant: 5),
      follower.topAnchor.constraint(equalTo: leader.topAnchor),
      follower.widthAnchor.constraint(equalToConstant: 10),
      follower.heightAnchor.constraint(equalToConstant: 10),
    ])
    fixture.layOut()
    #expect(follower.frame == rect(45, 20, 10, 10))
    leader.frame.origin = CGPoint(x: 110, y: 60)
    fixture.layOut()
    #expect(follower.frame == rect(145, 60, 10, 10))
    leader.center.x += 20
    fixture.layOut()
    #expect(follower.frame == rect(165, 60, 10, 10))
  }

  @Test func `a broken constraint is reported once, though its views leave and come back`() {
    let (outer, inner) = (UIView(frame: rect(0, 0, 200, 200)), UIView())
    fixture.root.addSubview(outer)
    fixture.add(inner, to: outer)
    NSLayoutConstraint.activate([
      inner.widthAnchor.constraint(equalToConstant: 100),
      inner.widthAnchor.constraint(equalToConstant: 50),
    ])
    fixture.layOut()
    #expect(inner.frame.width == 100 && fixture.conflicts.count == 1)
    outer.removeFromSuperview()
    fixture.layOut()
    fixture.root.addSubview(outer)
    fixture.layOut()
    #expect(inner.frame.width == 100 && fixture.conflicts.count == 1)
  }
}
