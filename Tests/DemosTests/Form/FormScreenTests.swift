import Goldens
import Foundation
import NavigationKit
import Testing

@testable import Demos

/// The form: its labels and fields with long texts, and in large text sizes.
struct FormScreenTests {
  private func open(_ category: UIContentSizeCategory = .large) -> (Stage, UIView) {
    let stage = Stage(
      size: .phone,
      traits: UITraitCollection(preferredContentSizeCategory: category))
    let page = SignUpController()
    stage.window.rootViewController = UINavigationController(rootViewController: page)
    stage.window.makeKeyAndVisible()
    stage.settle()
    return (stage, page.view)
  }

  private func views<View: UIView>(_ kind: View.Type, in view: UIView) -> [View] {
    (view as? View).map { [$0] } ?? view.subviews.flatMap { views(kind, in: $0) }
  }

  private func frames(in page: UIView) throws -> (label: CGRect, field: CGRect) {
    let label = try #require(views(UILabel.self, in: page).first { $0.text == "E-Mail" })
    let field = try #require(views(UITextField.self, in: page).last)
    return (label.convert(label.bounds, to: page), field.convert(field.bounds, to: page))
  }

  @Test func `a long name leaves the labels their room`() throws {
    let (stage, page) = open()
    let before = try frames(in: page).label.width
    for field in views(UITextField.self, in: page) {
      field.text = String(repeating: "A very long name ", count: 6)
    }
    page.setNeedsLayout()
    stage.settle()
    let (label, field) = try frames(in: page)
    #expect(label.width == before && field.maxX <= 390 && label.maxX < field.minX)
  }

  @Test func `at accessibility sizes all grows, and labels are above their fields`() throws {
    let (_, standard) = open()
    let (_, large) = open(.accessibilityExtraLarge)
    let (small, big) = (try frames(in: standard), try frames(in: large))
    #expect(small.label.maxX < small.field.minX)
    #expect(big.label.maxY <= big.field.minY && big.label.minX == big.field.minX)
    #expect(big.label.height > 2 * small.label.height)
    #expect(big.field.height > 1.3 * small.field.height)
    let texts = views(UILabel.self, in: large).filter { $0.superview is UIStackView }
    #expect(texts.count > 4 && texts.allSatisfy { $0.font.pointSize > 17 })
  }
}
