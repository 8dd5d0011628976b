import Foundation
import NavigationKit
import Testing

/// Anchors: each makes the constraint that its name says.
struct AnchorTests {
  private let fixture = AutoLayoutFixture()
  private var root: UIView { fixture.root }
  private let one = UIView()
  private let two = UIView()

  /// The frame of a view of 40 by 20 points that one constraint of each direction places.
  private func frame(
    rightToLeft: Bool = false, _ constraints: (UIView, UIView) -> [NSLayoutConstraint]
  ) -> CGRect {
    if rightToLeft { root.semanticContentAttribute = .forceRightToLeft }
    let reference = UIView(frame: rect(100, 200, 50, 60))
    root.addSubview(reference)
    fixture.add(one)
    NSLayoutConstraint.activate(
      constraints(one, reference) + [
        one.widthAnchor.constraint(equalToConstant: 40).at(200),
        one.heightAnchor.constraint(equalToConstant: 20).at(200),
        one.leftAnchor.constraint(equalTo: root.leftAnchor).at(100),
        one.topAnchor.constraint(equalTo: root.topAnchor).at(100),
      ])
    fixture.layOut()
    return one.frame
  }

  @Test func `a constraint's anchors are those that made it`() {
    root.addSubview(two)
    fixture.add(one)
    let constraint = one.leadingAnchor.constraint(equalTo: two.trailingAnchor)
    #expect(constraint.firstAnchor == one.leadingAnchor)
    let again = one.leadingAnchor.constraint(equalTo: two.leadingAnchor)
    #expect(again.firstAnchor === constraint.firstAnchor)
    #expect(again.secondAnchor !== constraint.firstAnchor)
    #expect(constraint.firstAnchor != one.leftAnchor && constraint.firstAnchor != two.leadingAnchor)
    #expect(constraint.secondAnchor == two.trailingAnchor)
    #expect(one.widthAnchor.constraint(equalToConstant: 4).secondAnchor == nil)
    #expect(one.widthAnchor != one.leadingAnchor.anchorWithOffset(to: one.trailingAnchor))
    #expect(Set([one.topAnchor, one.topAnchor]).count == 1)
    #expect(one.topAnchor.item === one && one.topAnchor.name == "UIView.top")
    #expect(!constraint.shouldBeArchived)
  }

  @Test func `an anchor and a guide tell what places them`() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let top = guide.topAnchor.constraint(equalTo: root.topAnchor)
    let height = guide.heightAnchor.constraint(greaterThanOrEqualToConstant: 10)
    let left = guide.leftAnchor.constraint(equalTo: root.leftAnchor)
    let width = guide.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([top, height, left, width])
    fixture.layOut()
    #expect(guide.hasAmbiguousLayout && guide.topAnchor.hasAmbiguousLayout)
    #expect(guide.topAnchor.constraintsAffectingLayout == [top, height])
    #expect(guide.constraintsAffectingLayout(for: .horizontal) == [left, width])
    guide.heightAnchor.constraint(equalToConstant: 20).isActive = true
    #expect(!guide.hasAmbiguousLayout && !guide.widthAnchor.hasAmbiguousLayout)
  }

  @Test func `the left edge at the right one`() {
    #expect(frame { [$0.leftAnchor.constraint(equalTo: $1.rightAnchor)] } == rect(150, 0, 40, 20))
  }

  @Test func `the right edge at the left one`() {
    #expect(frame { [$0.rightAnchor.constraint(equalTo: $1.leftAnchor)] } == rect(60, 0, 40, 20))
  }

  @Test func `middles`() {
    let placed = frame {
      [
        $0.centerXAnchor.constraint(equalTo: $1.centerXAnchor),
        $0.centerYAnchor.constraint(equalTo: $1.centerYAnchor, constant: 1),
      ]
    }
    // 100 + 25 - 20 and 200 + 30 - 10 + 1.
    #expect(placed == rect(105, 221, 40, 20))
  }

  @Test func `top, bottom, width and height`() {
    let placed = frame {
      [
        $0.topAnchor.constraint(equalTo: $1.bottomAnchor, constant: 5),
        $0.widthAnchor.constraint(equalTo: $1.widthAnchor, multiplier: 2, constant: 1),
        $0.heightAnchor.constraint(equalTo: $1.heightAnchor, constant: -10),
      ]
    }
    #expect(placed == rect(0, 265, 101, 50))
  }

  @Test(arguments: [(false, 155), (true, 55)] as [(Bool, CGFloat)])
  func `leading and trailing follow the layout direction`(isMirrored: Bool, x: CGFloat) {
    // 5 after the reference's end: 150 + 5, or mirrored 100 - 5 - 40.
    let placed = frame(rightToLeft: isMirrored) {
      [$0.leadingAnchor.constraint(equalTo: $1.trailingAnchor, constant: 5)]
    }
    #expect(placed.minX == x)
  }

  @Test(arguments: [(false, 205), (true, 155)] as [(Bool, CGFloat)])
  func `a factor of a leading edge counts from where lines start`(isMirrored: Bool, x: CGFloat) {
    // Half of the superview's trailing edge, and 5: 200 + 5, or from the right 400 - 205 - 40.
    let placed = frame(rightToLeft: isMirrored) { view, _ in
      [
        NSLayoutConstraint(
          item: view, attribute: .leading, relatedBy: .equal, toItem: view.superview,
          attribute: .trailing, multiplier: 0.5, constant: 5)
      ]
    }
    #expect(placed.minX == x)
  }

  @Test func `views change sides when the direction does`() {
    fixture.add(one)
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      one.widthAnchor.constraint(equalToConstant: 40),
    ])
    fixture.layOut()
    #expect(one.frame.minX == 10)
    fixture.stage.change(traits: UITraitCollection(layoutDirection: .rightToLeft))
    fixture.layOut()
    #expect(one.frame.minX == 350)
  }

  @Test func `inequalities hold at least and at most`() {
    let placed = frame {
      [
        $0.leftAnchor.constraint(greaterThanOrEqualTo: $1.leftAnchor, constant: 1),
        $0.topAnchor.constraint(equalTo: $1.topAnchor).at(300),
        $0.topAnchor.constraint(lessThanOrEqualTo: $1.topAnchor, constant: -5),
        $0.widthAnchor.constraint(greaterThanOrEqualTo: $1.widthAnchor, multiplier: 2),
        $0.heightAnchor.constraint(lessThanOrEqualTo: $1.heightAnchor, multiplier: 0.25),
      ]
    }
    // At least 101; at most 195; at least 2 * 50; at most 60 / 4.
    #expect(placed == rect(101, 195, 100, 15))
  }

  @Test func `lengths are compared with constants`() {
    let placed = frame { view, _ in
      [
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
        view.heightAnchor.constraint(lessThanOrEqualToConstant: 11),
      ]
    }
    #expect(placed.size == CGSize(width: 44, height: 11))
  }

  @Test func `system spacing is eight points`() {
    let placed = frame {
      [
        $0.leadingAnchor.constraint(equalToSystemSpacingAfter: $1.trailingAnchor, multiplier: 2),
        $0.topAnchor.constraint(equalToSystemSpacingBelow: $1.bottomAnchor, multiplier: 1),
      ]
    }
    #expect(placed.origin == CGPoint(x: 166, y: 268))
  }

  @Test func `at least a system spacing`() {
    let placed = frame {
      [
        $0.leadingAnchor.constraint(
          greaterThanOrEqualToSystemSpacingAfter: $1.trailingAnchor, multiplier: 1),
        $0.topAnchor.constraint(
          greaterThanOrEqualToSystemSpacingBelow: $1.bottomAnchor, multiplier: 0.5),
      ]
    }
    #expect(placed.origin == CGPoint(x: 158, y: 264))
  }

  @Test func `at most a system spacing`() {
    let other = frame {
      [
        $0.leadingAnchor.constraint(equalTo: $1.trailingAnchor, constant: 100).at(300),
        $0.leadingAnchor.constraint(
          lessThanOrEqualToSystemSpacingAfter: $1.trailingAnchor, multiplier: 3),
        $0.topAnchor.constraint(equalTo: $1.bottomAnchor, constant: 100).at(300),
        $0.topAnchor.constraint(
          lessThanOrEqualToSystemSpacingBelow: $1.bottomAnchor, multiplier: 2),
      ]
    }
    #expect(other.origin == CGPoint(x: 174, y: 276))
  }

  @Test func `the way between two anchors is a length`() {
    fixture.add(one, two)
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
      one.widthAnchor.constraint(equalToConstant: 20),
      two.widthAnchor.constraint(equalToConstant: 20),
      one.trailingAnchor.anchorWithOffset(to: two.leadingAnchor)
        .constraint(equalTo: root.leadingAnchor.anchorWithOffset(to: one.leadingAnchor)),
      one.topAnchor.constraint(equalTo: root.topAnchor),
      root.topAnchor.anchorWithOffset(to: two.topAnchor).constraint(equalToConstant: 12),
    ])
    fixture.layOut()
    // As far from the first as that from the edge: 30 + 20 + 30.
    #expect(two.frame.origin == CGPoint(x: 80, y: 12))
  }

  @Test func `guides have anchors, too`() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    fixture.add(one)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      guide.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -30),
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      guide.heightAnchor.constraint(equalTo: guide.widthAnchor),
      one.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      one.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      one.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 5),
      one.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -5),
    ])
    fixture.layOut()
    // The guide is 400 - 40 = 360 wide and high.
    #expect(guide.layoutFrame == rect(10, 20, 360, 360))
    #expect(one.frame == rect(15, 25, 350, 350))
    #expect(root.layoutGuides == [guide] && guide.owningView === root)
    root.removeLayoutGuide(guide)
    #expect(root.layoutGuides.isEmpty && guide.owningView == nil && root.constraints.isEmpty)
  }
}
