import Foundation
import NavigationKit
import Testing

/// Columns whose spaces are between baselines; lines are 1.2 em high, their baselines 0.95 em down.
struct StackBaselineTests {
  @Test func `spaces are from the last baseline to the next first one`() {
    let labels = [20, 40].map { (size: CGFloat) -> UILabel in
      let label = UILabel()
      label.text = "x"
      label.font = .systemFont(ofSize: size)
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.spacing = 50
    stack.isBaselineRelativeArrangement = true
    let fixture = ControlFixture(UIView(), width: 200)
    fixture.page.view.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    let page: UIView = fixture.page.view
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: page.topAnchor),
      stack.leadingAnchor.constraint(equalTo: page.leadingAnchor),
    ])
    fixture.stage.advance(by: 0)
    // The first baseline is 19 points down, the second 38 below the top of its label.
    // 19 + 50 - 38 points.
    #expect(labels[1].frame.minY == 31)
    stack.isBaselineRelativeArrangement = false
    fixture.stage.advance(by: 0)
    #expect(labels[1].frame.minY == 74)
  }
}
