import Foundation
import NavigationKit
import TestedLibrary
import Testing
import XCUIAutomation

/// The audit of a screen of the app under test.
@MainActor
@Suite(.serialized)
struct AuditTests {
  private let app = XCUIApplication()

  /// Does something with the app of faults, and then lets the other tests have theirs again.
  private func withFaults(_ body: () throws -> Void) rethrows {
    XCUIApplication.register(FaultyDelegate.self)
    app.launch()
    defer {
      XCUIApplication.register(LibraryDelegate.self)
      app.launch()
    }
    try body()
  }

  /// What an audit finds, without failing the test.
  private func issues(
    _ types: XCUIAccessibilityAuditType = .all
  ) throws -> [XCUIAccessibilityAuditIssue] {
    var issues: [XCUIAccessibilityAuditIssue] = []
    try app.performAccessibilityAudit(for: types) { issue in
      issues.append(issue)
      return true
    }
    return issues
  }

  @Test func anIssueIsFoundForEachFault() throws {
    try withFaults {
      let issues = try issues()
      #expect(
        issues.map(\.auditType) == [
          .textClipped, .hitRegion, .contrast, .sufficientElementDescription, .elementDetection,
          .trait, .dynamicType, .dynamicType,
        ])
      #expect(
        issues.first?.compactDescription == "Text is cut off: text “Subscribe to the newsletter”")
      #expect(
        issues.first?.detailedDescription.hasPrefix(
          "text “Subscribe to the newsletter”: cut to “Subscribe to…”; at (16, ") == true)
    }
  }

  @Test func onlyTheTypesThatAreAskedForAreLookedAt() throws {
    try withFaults {
      let types = try issues([.contrast, .trait]).map(\.auditType)
      #expect(types == [.contrast, .trait])
      let none = try issues([])
      #expect(none.isEmpty)
    }
  }

  @Test func anIssueKnowsItsElement() throws {
    try withFaults {
      let target = try #require(try issues(.hitRegion).first?.element)
      #expect(target.identifier == "small")
      #expect(target.elementType == .button)
      let text = try issues(.textClipped).first?.element
      #expect(text?.label == "Subscribe to the newsletter")
    }
  }

  @Test func theTextSizeIsTheSameAfterwards() throws {
    try withFaults {
      // In the largest text size more is cut off.
      let before = try issues(.textClipped).map(\.compactDescription)
      _ = try issues(.dynamicType)
      let after = try issues(.textClipped).map(\.compactDescription)
      #expect(after == before)
    }
  }

  @Test func anIssueThatNobodyAcceptsFailsTheTest() throws {
    try withFaults {
      try withKnownIssue {
        try app.performAccessibilityAudit(for: .trait)
      } matching: { issue in
        "\(issue)".contains("Traits contradict each other: link “Terms”")
      }
    }
  }
}

/// An app of one page with faults.
private final class FaultyDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let page = UIViewController()
    page.view.backgroundColor = .white
    page.view.subviews(of: FaultyDelegate.parts)
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = page
    window?.makeKeyAndVisible()
    return true
  }

  private static var parts: [UIView] {
    let cut = UILabel()
    cut.text = "Subscribe to the newsletter"
    let grey = UILabel()
    grey.text = "Grey"
    grey.textColor = UIColor(white: 0.7, alpha: 1)
    let unnamed = UIButton(type: .custom)
    unnamed.backgroundColor = .black
    let tapped = UIView()
    tapped.addGestureRecognizer(UITapGestureRecognizer())
    let terms = button("Terms")
    terms.accessibilityTraits = [.button, .link]
    let small = button("Ok")
    small.accessibilityIdentifier = "small"
    return [cut, grey, unnamed, tapped, terms, small]
  }

  private static func button(_ title: String) -> UIButton {
    let button = UIButton(type: .custom)
    button.setTitle(title, for: .normal)
    button.setTitleColor(.black, for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .body)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    return button
  }
}

extension UIView {
  /// Adds views one below the other; the last one is low.
  fileprivate func subviews(of views: [UIView]) {
    for (index, view) in views.enumerated() {
      view.frame = CGRect(
        x: 16, y: 100 + CGFloat(index) * 60, width: 120, height: view === views.last ? 20 : 44)
      addSubview(view)
    }
  }
}
