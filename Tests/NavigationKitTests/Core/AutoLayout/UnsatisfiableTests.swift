import Foundation
import NavigationKit
import Testing

/// Constraints that cannot hold together.
struct UnsatisfiableTests {
  private let fixture = AutoLayoutFixture()
  private let view = UIView()

  @Test func `of two that are required the later is broken, and that is said once`() {
    fixture.add(view)
    view.accessibilityLabel = "box"
    let first = view.widthAnchor.constraint(equalToConstant: 100)
    let second = view.widthAnchor.constraint(equalToConstant: 50)
    second.identifier = "narrow"
    NSLayoutConstraint.activate([first, second])
    fixture.layOut()
    #expect(view.frame.width == 100 && second.isActive)
    let words = ["UIView 'box'.width == 100", "narrow: UIView 'box'.width == 50"]
    #expect(
      fixture.conflicts == [.unsatisfiableConstraints(broken: words[1], conflicting: words)])
    #expect(
      "\(fixture.conflicts[0])"
        == "Unable to simultaneously satisfy constraints: \(words[0]), \(words[1]). Broken is \(words[1])."
    )
    first.constant = 120
    second.constant = 60
    fixture.layOut()
    #expect(view.frame.width == 120 && fixture.conflicts.count == 1)
  }

  @Test func `a broken constraint holds again once it can`() {
    fixture.add(view)
    let first = view.widthAnchor.constraint(equalToConstant: 100)
    let second = view.widthAnchor.constraint(equalToConstant: 50)
    NSLayoutConstraint.activate([first, second])
    fixture.layOut()
    first.isActive = false
    fixture.layOut()
    #expect(view.frame.width == 50)
  }

  @Test func `constraints that are not required give way in silence`() {
    fixture.add(view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 50).at(999),
      view.widthAnchor.constraint(equalToConstant: 100),
    ])
    fixture.layOut()
    #expect(view.frame.width == 100 && fixture.conflicts.isEmpty)
  }

  @Test func `a frame that was set is kept, and named`() {
    let fixed = UIView(frame: rect(0, 0, 80, 10))
    fixture.root.addSubview(fixed)
    let wrong = fixed.widthAnchor.constraint(equalToConstant: 40)
    wrong.isActive = true
    fixture.layOut()
    #expect(fixed.frame.width == 80)
    #expect(
      fixture.conflicts == [
        .unsatisfiableConstraints(
          broken: "UIView.width == 40",
          conflicting: [
            "UIView.width == 80 (translatesAutoresizingMaskIntoConstraints)", "UIView.width == 40",
          ])
      ])
  }

  @Test func `a changed constant breaks the one that was activated last`() {
    fixture.add(view)
    let left = view.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor)
    let right = view.trailingAnchor.constraint(equalTo: fixture.root.trailingAnchor)
    let width = view.widthAnchor.constraint(lessThanOrEqualToConstant: 500)
    NSLayoutConstraint.activate([left, right, width])
    fixture.layOut()
    #expect(view.frame.width == 400 && fixture.conflicts.isEmpty)
    width.constant = 300
    fixture.layOut()
    #expect(view.frame.width == 400 && fixture.conflicts.count == 1)
  }

  @Test func `a smaller screen breaks what no longer fits`() {
    fixture.root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    fixture.add(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 50),
      view.widthAnchor.constraint(equalToConstant: 300),
      view.trailingAnchor.constraint(lessThanOrEqualTo: fixture.root.trailingAnchor),
    ])
    fixture.layOut()
    #expect(fixture.conflicts.isEmpty)
    fixture.root.frame.size.width = 300
    fixture.layOut()
    #expect(view.frame == rect(50, 0, 300, 0) && fixture.conflicts.count == 1)
  }

  @Test func `lengths are never negative`() {
    fixture.add(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 300),
      view.trailingAnchor.constraint(equalTo: fixture.root.trailingAnchor, constant: -200),
    ])
    fixture.layOut()
    #expect(view.frame.minX == 300 && view.frame.width == 0 && fixture.conflicts.count == 1)
  }
}
