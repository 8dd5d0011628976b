import Foundation
import NavigationKit
import Testing

/// Constraints that are wrong whatever the views are, and other misuse.
struct ConstraintFaultTests {
  @Test(
    arguments: [
      (.width, nil, 1, 5, nil), (.width, .height, 2, 0, nil), (.leading, .trailing, 1, 0, nil),
      (.top, .lastBaseline, 1, 0, nil), (.left, .centerX, 1, 0, nil), (.width, .width, 0, 3, nil),
      (.leading, .centerX, 1, 0, nil), (.leadingMargin, .leading, 1, 0, nil),
      (.notAnAttribute, .width, 1, 0, .noAttribute),
      (.leading, nil, 1, 5, .placeWithoutOther(.leading)),
      (.top, .top, 0, 5, .placeWithoutOther(.top)),
      (.top, .notAnAttribute, 1, 5, .otherWithoutAttribute),
      (.top, .left, 1, 0, .twoDirections(.top, .left)),
      (.width, .left, 1, 0, .lengthWithPlace(.width, .left)),
      (.left, .leading, 1, 0, .sideWithDirection(.left, .leading)),
      (.trailing, .rightMargin, 1, 0, .sideWithDirection(.trailing, .rightMargin)),
      (.width, nil, 1, .infinity, .notFinite), (.width, .height, .nan, 0, .notFinite),
    ]
      as [(
        NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute?, CGFloat, CGFloat,
        ConstraintFault?
      )])
  func `attributes that can be compared`(
    first: NSLayoutConstraint.Attribute, second: NSLayoutConstraint.Attribute?,
    multiplier: CGFloat, constant: CGFloat, fault: ConstraintFault?
  ) {
    #expect(ConstraintFault(first, second, multiplier: multiplier, constant: constant) == fault)
  }

  @Test func `the baseline of old is that of the last line`() {
    #expect(NSLayoutConstraint.Attribute.baseline == .lastBaseline)
  }

  @Test func `a faulty constraint stops the program with a sentence`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: UIView(), attribute: .top, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 10)
      }
    }
    #expect(said(result).contains("A constraint cannot set top to a constant"))
  }

  @Test func `views in different trees stop the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        UILabel().topAnchor.constraint(equalTo: UIButton().bottomAnchor).isActive = true
      }
    }
    #expect(said(result).contains("cannot be activated: its items are in no common view"))
  }

  @Test func `a view that is not around the items cannot hold a constraint`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        inner.addConstraint(inner.topAnchor.constraint(equalTo: outer.topAnchor))
      }
    }
    #expect(said(result).contains("not all of its items are inside"))
  }

  @Test func `the priority of an active constraint stays required`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = UIView()
        let constraint = view.widthAnchor.constraint(equalToConstant: 1)
        constraint.isActive = true
        constraint.priority = .defaultHigh
      }
    }
    #expect(said(result).contains("cannot change from required to another"))
  }

  @Test func `a priority is above 0 and at most 1000`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        UIView().widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(1001)
      }
    }
    #expect(said(result).contains("has to be above 0 and at most 1000"))
  }
}
