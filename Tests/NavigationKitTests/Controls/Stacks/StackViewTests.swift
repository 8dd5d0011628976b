import Foundation
import Testing

@testable import NavigationKit

/// Rows and columns of views.
struct StackViewTests {
  private let fixture = AutoLayoutFixture()

  /// Has a size of its own.
  private final class Box: UIView {
    let size: CGSize
    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { size }
  }

  /// A stack at the upper left, in a size if one is given.
  private func stack(
    _ views: [UIView], width: CGFloat? = nil, height: CGFloat? = nil,
    _ change: (UIStackView) -> Void = { _ in }
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    change(stack)
    fixture.add(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: fixture.root.topAnchor),
    ])
    if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
    fixture.layOut()
    return stack
  }

  private let boxes = [Box(30, 10), Box(60, 40), Box(10, 20)]

  @Test func `a row is as large as its views and spaces`() {
    let stack = stack(boxes) { $0.spacing = 5 }
    // 30 + 5 + 60 + 5 + 10 = 110, as high as the highest.
    #expect(stack.frame == rect(0, 0, 110, 40))
    #expect(boxes.map(\.frame) == [rect(0, 0, 30, 40), rect(35, 0, 60, 40), rect(100, 0, 10, 40)])
    #expect(fixture.conflicts.isEmpty && stack.arrangedSubviews == boxes)
  }

  @Test func `the system's spacing is 8 points, between all or after one`() {
    let all = stack(boxes) { $0.spacing = UIStackView.spacingUseSystem }
    #expect(all.frame.width == 116)
    all.spacing = 0
    all.setCustomSpacing(UIStackView.spacingUseSystem, after: boxes[0])
    fixture.layOut()
    #expect(boxes.map(\.frame.minX) == [0, 38, 98])
  }

  @Test func `a view that is removed leaves no gap, even if no other had to move`() {
    let rest = UIView()
    let stack = stack([boxes[0], boxes[1], rest], width: 90, height: 40)
    #expect(rest.frame == rect(90, 0, 0, 40))
    boxes[1].removeFromSuperview()
    fixture.layOut()
    #expect(rest.frame == rect(30, 0, 60, 40) && stack.arrangedSubviews == [boxes[0], rest])
  }

  @Test func `a column runs from top to bottom`() {
    let stack = stack(boxes) {
      $0.axis = .vertical
      $0.alignment = .leading
    }
    #expect(stack.frame == rect(0, 0, 60, 70))
    #expect(boxes.map(\.frame) == [rect(0, 0, 30, 10), rect(0, 10, 60, 40), rect(0, 50, 10, 20)])
  }

  @Test func `to fill, the view grows that hugs its content least`() {
    boxes[1].setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
    _ = stack(boxes, width: 200)
    // 200 - 30 - 10.
    #expect(boxes.map(\.frame.width) == [30, 160, 10])
  }

  @Test func `to fill equally, all are as long`() {
    _ = stack(boxes, width: 320) {
      $0.distribution = .fillEqually
      $0.spacing = 10
    }
    // 320 - 20 = 300, a third each.
    #expect(boxes.map(\.frame.minX) == [0, 110, 220])
    #expect(boxes.map(\.frame.width) == [100, 100, 100])
  }

  @Test func `to fill proportionally, contents say how long`() {
    _ = stack(boxes, width: 200) { $0.distribution = .fillProportionally }
    // 30 : 60 : 10 of 200.
    #expect(boxes.map(\.frame.width) == [60, 120, 20])
  }

  @Test func `equal spaces take what is left`() {
    _ = stack(boxes, width: 200) { $0.distribution = .equalSpacing }
    // 200 - 100 = 100, in two spaces of 50.
    #expect(boxes.map(\.frame.minX) == [0, 80, 190])
    #expect(boxes.map(\.frame.width) == [30, 60, 10])
  }

  @Test func `middles are equally far apart`() {
    _ = stack(boxes, width: 200) { $0.distribution = .equalCentering }
    // Middles at 15 and 195; the second in between at 105.
    #expect(boxes.map(\.frame.midX) == [15, 105, 195])
  }

  @Test(
    arguments: [
      (.fill, [0, 0, 0], 100), (.top, [0, 0, 0], 40), (.center, [45, 30, 40], 40),
      (.bottom, [90, 60, 80], 40),
    ] as [(UIStackView.Alignment, [CGFloat], CGFloat)])
  func `views are aligned across`(
    alignment: UIStackView.Alignment, tops: [CGFloat], second: CGFloat
  ) {
    _ = stack(boxes, height: 100) { $0.alignment = alignment }
    #expect(boxes.map(\.frame.minY) == tops && boxes[1].frame.height == second)
  }

  @Test(arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
  func `baselines are level in a row`(alignment: UIStackView.Alignment) {
    let (small, large) = (fixture.label("a"), fixture.label("b", size: 40))
    let stack = stack([small, large]) { $0.alignment = alignment }
    // Ascents are 19 and 38; the large label is 48 high.
    #expect(small.frame.minY == 19 && large.frame.minY == 0 && stack.frame.height == 48)
    #expect(stack.forFirstBaselineLayout === small && stack.forLastBaselineLayout === small)
  }

  @Test func `a space of its own follows a view`() {
    let stack = stack(boxes) {
      $0.spacing = 5
      $0.setCustomSpacing(20, after: boxes[0])
    }
    #expect(boxes.map(\.frame.minX) == [0, 50, 115])
    #expect(stack.customSpacing(after: boxes[0]) == 20)
    #expect(stack.customSpacing(after: boxes[1]) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: boxes[0])
    fixture.layOut()
    #expect(boxes[1].frame.minX == 35)
  }

  @Test func `views can be inside the margins`() {
    let stack = stack(boxes) {
      $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      $0.isLayoutMarginsRelativeArrangement = true
    }
    #expect(stack.frame.size == CGSize(width: 106, height: 44))
    #expect(boxes[0].frame == rect(2, 1, 30, 40))
  }

  @Test func `hidden views take no room, and others move with the animation`() {
    let stack = stack(boxes)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { boxes[0].isHidden = true }
    fixture.stage.advance(by: 0.5)
    #expect(boxes[1].frame.minX == 0)
    #expect(boxes[1].presentedFrame(at: fixture.stage.now).minX == 15)
    fixture.stage.settle()
    #expect(stack.frame.width == 70 && stack.arrangedSubviews.count == 3)
    boxes[0].isHidden = false
    fixture.layOut()
    #expect(boxes[1].frame.minX == 30 && stack.frame.width == 100)
  }

  @Test func `a view that is shown grows where it will be`() {
    boxes[1].isHidden = true
    let stack = stack(boxes) { $0.spacing = 5 }
    // After 30 + 5, and of no width; it takes no room.
    #expect(boxes[1].frame.minX == 35 && boxes[1].frame.width == 0)
    #expect(stack.frame.width == 45 && boxes[2].frame.minX == 35)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { boxes[1].isHidden = false }
    fixture.stage.advance(by: 0.5)
    let presented = boxes[1].presentedFrame(at: fixture.stage.now)
    #expect(presented.minX == 35 && presented.width == 30)
    #expect(fixture.conflicts.isEmpty)
  }

  @Test func `views come, move and go`() {
    let stack = stack([boxes[0], boxes[1]])
    stack.addArrangedSubview(boxes[2])
    stack.insertArrangedSubview(boxes[1], at: 0)
    fixture.layOut()
    #expect(stack.arrangedSubviews == [boxes[1], boxes[0], boxes[2]])
    #expect(boxes.map(\.frame.minX) == [60, 0, 90])
    boxes[1].removeFromSuperview()
    fixture.layOut()
    #expect(stack.arrangedSubviews == [boxes[0], boxes[2]] && boxes[2].frame.minX == 30)
    stack.removeArrangedSubview(boxes[0])
    fixture.layOut()
    #expect(boxes[0].superview === stack && boxes[2].frame.minX == 0)
    stack.addArrangedSubview(boxes[2])
    #expect(stack.arrangedSubviews == [boxes[2]])
  }

  @Test func `stacks nest`() {
    let column = UIStackView(arrangedSubviews: [boxes[0], boxes[1]])
    column.axis = .vertical
    let row = stack([column, boxes[2]])
    #expect(row.frame.size == CGSize(width: 70, height: 50))
    #expect(boxes[1].frame == rect(0, 10, 60, 40) && boxes[2].frame == rect(60, 0, 10, 50))
  }

  @Test func `beside a control that keeps its size, a label is stretched, whichever is first`() {
    for control in [UISwitch(frame: .zero), UIStepper(frame: .zero)] {
      let label = UILabel(frame: .zero)
      label.text = "Sound"
      let size = control.bounds.width
      // The second row takes them from the first.
      for views in [[label, control], [control, label], [label, control]] {
        _ = stack(views, width: 300)
        #expect(control.frame.width == size && abs(label.frame.width + size - 300) <= 2)
        #expect(control.contentHuggingPriority(for: .horizontal) == .defaultHigh)
      }
    }
  }

  @Test func `a row runs from right to left where lines do`() {
    fixture.stage.change(traits: UITraitCollection(layoutDirection: .rightToLeft))
    _ = stack(boxes, width: 100)
    #expect(boxes.map(\.frame.minX) == [70, 10, 0])
  }

  @Test func `a place that is not there stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { UIStackView().insertArrangedSubview(UIView(), at: 1) }
    }
    #expect(said(result).contains("A view cannot be inserted at 1 among 0 views of a stack."))
  }
}
