import Foundation
import Goldens
import NavigationKit
import Storyboard
import Testing

/// Files of old Xcodes, which mean what UIKit did in their time.
@MainActor
struct OldFileTests {
  nonisolated private static let label = PlayedText.label("Sea", y: 10)

  /// The top of the label on a page, in a stack or alone.
  private func top(
    tools: Int, inStack: Bool, page: String = "", guides: String = "",
    classes: [String: AnyClass] = [:]
  ) throws -> CGFloat? {
    let content = PlayedText.page(
      Self.label, id: inStack ? "two" : "one", attributes: page, inController: guides)
    let played =
      try inStack
      ? PlayedText(
        PlayedText.stack("two"), content, attributes: "toolsVersion=\"\(tools)\"", classes: classes)
      : PlayedText(content, attributes: "toolsVersion=\"\(tools)\"", classes: classes)
    played.stage.resize(
      to: .homeButtonPhone,
      safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    played.stage.settle()
    return Self.label(in: played.stage.window).map { $0.convert($0.bounds, to: nil).minY }
  }

  /// Also one that a bar covers.
  private static func label(in view: UIView) -> UILabel? {
    (view as? UILabel).flatMap { $0.text == "Sea" ? $0 : nil }
      ?? view.subviews.lazy.compactMap { label(in: $0) }.first
  }

  @Test(arguments: [(true, 74), (false, 30)] as [(Bool, CGFloat)])
  func `pages of before iOS 7 begin below the bars`(inStack: Bool, y: CGFloat) throws {
    #expect(try top(tools: 2844, inStack: inStack) == y)
  }

  @Test(arguments: [true, false])
  func `later pages, those with guides, of full screens and with code are under the bars`(
    inStack: Bool
  ) throws {
    let guide =
      #"<layoutGuides><viewControllerLayoutGuide type="top" id="g"/></layoutGuides>"#
    #expect(try top(tools: 4514, inStack: inStack) == 10)
    #expect(try top(tools: 2844, inStack: inStack, guides: guide) == 10)
    #expect(try top(tools: 2844, inStack: inStack, page: #"wantsFullScreenLayout="YES""#) == 10)
    #expect(
      try top(tools: 2844, inStack: inStack, classes: ["Other": UIViewController.self]) == 10)
  }

  @Test(
    arguments: [
      (11_762, "", UIDatePickerStyle.wheels), (16_097, "", .wheels), (17_154, "", .automatic),
      (17_154, #"style="inline""#, .inline), (11_762, #"style="compact""#, .compact),
    ])
  func `date pickers of before iOS 14 have wheels unless they say otherwise`(
    tools: Int, style: String, expected: UIDatePickerStyle
  ) throws {
    let picker = """
      <datePicker datePickerMode="date" \(style) id="d">
        <rect key="frame" x="0" y="200" width="375" height="216"/></datePicker>
      """
    let played = try PlayedText(
      PlayedText.page(picker), attributes: "toolsVersion=\"\(tools)\"")
    let made = try #require(played.views.first as? UIDatePicker)
    #expect(made.preferredDatePickerStyle == expected)
    #expect(made.frame.size == CGSize(width: 375, height: 216))
  }

  @Test(
    arguments: [
      ("top", "20", true, 28), ("top", "20", false, 40), ("top", "33", true, 28),
      ("bottom", "20", true, 635), ("bottom", "20", false, 623),
    ] as [(String, String, Bool, CGFloat)])
  func `a standard distance to a bar's guide is that of neighbours`(
    edge: String, constant: String, isStandard: Bool, y: CGFloat
  ) throws {
    let symbolic = isStandard ? #"symbolic="YES""# : ""
    let rule =
      edge == "top"
      ? #"firstItem="l-Sea" firstAttribute="top" secondItem="tg" secondAttribute="bottom""#
      : #"firstItem="bg" firstAttribute="top" secondItem="l-Sea" secondAttribute="bottom""#
    let played = try PlayedText(
      PlayedText.page(
        Self.label.replacing(
          "<label", with: #"<label translatesAutoresizingMaskIntoConstraints="NO""#),
        inView: """
          <constraints>
            <constraint \(rule) constant="\(constant)" \(symbolic) id="c"/>
            <constraint firstItem="l-Sea" firstAttribute="leading" secondItem="v-one" \
          secondAttribute="leading" constant="20" symbolic="YES" id="e"/>
            <constraint firstItem="l-Sea" firstAttribute="height" constant="24" id="h"/>
          </constraints>
          """,
        inController: """
          <layoutGuides><viewControllerLayoutGuide type="top" id="tg"/>
          <viewControllerLayoutGuide type="bottom" id="bg"/></layoutGuides>
          """))
    played.stage.resize(
      to: .homeButtonPhone,
      safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    played.stage.settle()
    let label = try #require(played.views.first)
    #expect(label.frame.minY == y)
    #expect(label.frame.minX == 20)
  }
}
