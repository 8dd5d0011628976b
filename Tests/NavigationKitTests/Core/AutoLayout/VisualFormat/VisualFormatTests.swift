import Foundation
import Testing

@testable import NavigationKit

/// Rows and columns of views as pictures of characters.
struct VisualFormatTests {
  private let fixture = AutoLayoutFixture()
  private var root: UIView { fixture.root }
  private let a = UIView()
  private let b = UIView()

  private func place(
    _ formats: String..., options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) {
    fixture.add(a, b)
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: metrics,
          views: ["a": a, "b": b]))
    }
    fixture.layOut()
  }

  @Test func `views beside each other between the superview's margins`() {
    place("H:|-[a(100)]-[b]-|", "V:|-20-[a(30)]", "V:|-(20)-[b(==a)]")
    // Margins and the standard space are 8: b begins at 8 + 100 + 8 and ends at 392.
    #expect(a.frame == rect(8, 20, 100, 30) && b.frame == rect(116, 20, 276, 30))
  }

  @Test func `views that touch, without a letter for the direction`() {
    place("|[a(>=50,<=60@900)][b(a)]|")
    // Both are equally wide, though no wider than 60 was wanted.
    #expect(a.frame.minX == 0 && a.frame.width == 200 && b.frame.minX == 200)
  }

  @Test func `numbers by name, and with a priority`() {
    place(
      "H:|-gap-[a(width@500)]", "H:|-0.5-[b(<=30)]", "H:[b(90@400)]",
      metrics: ["gap": 12, "width": CGFloat(40)])
    #expect(a.frame.minX == 12 && a.frame.width == 40)
    #expect(b.frame.minX == 0.5 && b.frame.width == 30)
  }

  @Test func `a column from top to bottom`() {
    place("V:|[a(10)]->=5-[b(20)]-(-3)-|")
    #expect(a.frame.minY == 0 && b.frame.minY == 583 && b.frame.height == 20)
  }

  @Test(
    arguments: [
      (.alignAllTop, "H", .top), (.alignAllBottom, "H", .bottom),
      (.alignAllCenterY, "H", .centerY), (.alignAllFirstBaseline, "H", .firstBaseline),
      (.alignAllLastBaseline, "H", .lastBaseline), (.alignAllLeft, "V", .left),
      (.alignAllRight, "V", .right), (.alignAllLeading, "V", .leading),
      (.alignAllTrailing, "V", .trailing), (.alignAllCenterX, "V", .centerX),
    ] as [(NSLayoutConstraint.FormatOptions, String, NSLayoutConstraint.Attribute)])
  func `options align all views`(
    option: NSLayoutConstraint.FormatOptions, axis: String,
    attribute: NSLayoutConstraint.Attribute
  ) {
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "\(axis):[a][b]", options: option, metrics: nil, views: ["a": a, "b": b])
    #expect(made.count == 2)
    #expect(made[1].firstItem === b && made[1].firstAttribute == attribute)
    #expect(made[1].secondItem === a && made[1].secondAttribute == attribute)
  }

  @Test func `the direction is that of the layout, or a fixed one`() {
    root.semanticContentAttribute = .forceRightToLeft
    place("|[a(50)]")
    #expect(a.frame.minX == 350)
    let fixed = NSLayoutConstraint.constraints(
      withVisualFormat: "[a]-5-[b]", options: .directionLeftToRight, metrics: nil,
      views: ["a": a, "b": b])
    #expect(fixed.first?.description == "UIView.left == UIView.right + 5")
    #expect(fixed.first?.firstItem === b)
    let other = NSLayoutConstraint.constraints(
      withVisualFormat: "[a]-5-[b]", options: .directionRightToLeft, metrics: nil,
      views: ["a": a, "b": b])
    #expect(other.first?.description == "UIView.left == UIView.right + 5")
    #expect(other.first?.firstItem === a, "a is to the right of b")
    #expect(NSLayoutConstraint.FormatOptions.directionLeadingToTrailing == [])
  }

  @Test(
    arguments: [
      ("", 0, "Expected a view"), ("H:|", 3, "Expected a view"), ("[a", 2, "Expected a ]"),
      ("[]", 1, "name of a view"), ("[a]-[b]-5", 9, "Expected a -"),
      ("[a(>=)]", 5, "Expected a number"), ("[a(5]", 4, "Expected a )"),
      ("|-[a]-||", 7, "Nothing can follow"), ("X:[a]", 0, "Expected a view"),
    ])
  func `a fault is named with its place`(format: String, place: Int, reason: String) {
    let fault = #expect(throws: VisualFormatFault.self) {
      try VisualFormatParser.parse(format)
    }
    #expect(fault?.place == place && fault?.reason.contains(reason) == true)
  }

  @Test func `a faulty format stops the program and points at the place`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = NSLayoutConstraint.constraints(
          withVisualFormat: "H:[a(10]", metrics: nil, views: ["a": UIView()])
      }
    }
    #expect(said(result).contains("Expected a ) after the predicates.\nH:[a(10]\n       ^"))
  }

  @Test func `a name that is not given stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = NSLayoutConstraint.constraints(
          withVisualFormat: "H:[a]-gap-[a]", metrics: nil, views: ["a": UIView()])
      }
    }
    #expect(said(result).contains("gap is not a key of the metrics, nor of the views."))
  }
}
