import Goldens
import Foundation
import Testing

@testable import NavigationKit

/// The calendar of a date picker with large letters.
struct DateGridTextTests {
  @Test(arguments: [
    UIContentSizeCategory.large, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityExtraExtraExtraLarge,
  ])
  func `no line is higher than its place, nor over another`(size: UIContentSizeCategory) {
    let stage = Stage(
      size: .phone,
      traits: UITraitCollection(preferredContentSizeCategory: size))
    let page = UIViewController()
    let picker = UIDatePicker(frame: .zero)
    picker.preferredDatePickerStyle = .inline
    page.view.addSubview(picker)
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    picker.frame = CGRect(origin: CGPoint(x: 35, y: 100), size: picker.intrinsicContentSize)
    stage.settle()
    let labels = labels(in: picker)
    #expect(labels.count > 30)
    for label in labels where !(label.text ?? "").isEmpty {
      let frame = label.convert(label.bounds, to: picker)
      #expect(label.sizeThatFits(.zero).height <= frame.height + 0.5, "\(label.text ?? "")")
      #expect(picker.bounds.contains(frame), "\(label.text ?? "")")
    }
    let time = labels.first { $0.text == "Time" }?.superview?.subviews.first { $0 is DateButton }
    let lastWeek = labels.filter { $0.text == "31" }.map { $0.convert($0.bounds, to: picker).maxY }
    #expect((time?.frame.minY ?? 0) >= (lastWeek.first ?? 1000))
  }

  private func labels(in view: UIView) -> [UILabel] {
    (view as? UILabel).map { [$0] } ?? view.subviews.filter { !$0.isHidden }.flatMap(labels)
  }
}
