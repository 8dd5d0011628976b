import Foundation
import Testing

@testable import NavigationKit

/// Recipes of Apple's Auto Layout guide: stack views.
///
/// The root is 400 by 600 points. Letters are half as wide as high; a line of 20 points is 24 high,
/// one of 17 points 20.4, rounded up to 21.
struct StackRecipeTests {
  private let fixture = AutoLayoutFixture()
  private var root: UIView { fixture.root }

  private func button(_ title: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    return button
  }

  private func stack(
    _ views: [UIView], _ axis: NSLayoutConstraint.Axis,
    _ alignment: UIStackView.Alignment = .fill,
    _ distribution: UIStackView.Distribution = .fill
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    (stack.axis, stack.alignment, stack.distribution) = (axis, alignment, distribution)
    stack.spacing = 8
    return stack
  }

  @Test func `simple stack view`() {
    let (label, picture, edit) = (fixture.label("Flowers"), UIView(), button("Edit"))
    let stack = stack([label, picture, edit], .vertical)
    picture.setContentHuggingPriority(UILayoutPriority(249), for: .vertical)
    picture.setContentCompressionResistancePriority(UILayoutPriority(749), for: .vertical)
    fixture.add(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 20),
      root.safeAreaLayoutGuide.bottomAnchor.constraint(
        equalTo: stack.bottomAnchor, constant: 20),
    ])
    fixture.layOut()
    // Margins of 8: 400 - 2 * 8 = 384 wide, 600 - 2 * 20 = 560 high.
    #expect(stack.frame == rect(8, 20, 384, 560))
    // The texts keep 24 and 18 + 2 * 6 = 30, two spaces are 16: the picture has
    // 560 - 24 - 30 - 16 = 490.
    #expect(label.frame == rect(0, 0, 384, 24))
    #expect(picture.frame == rect(0, 32, 384, 490))
    #expect(edit.frame == rect(0, 530, 384, 30))
  }

  @Test func `nested stack view`() {
    let labels = ["First", "Middle", "Last name"].map { fixture.label($0) }
    let fields = labels.map { _ in
      let field = UITextField()
      (field.borderStyle, field.font) = (.roundedRect, .systemFont(ofSize: 20))
      return field
    }
    let lines = zip(labels, fields).map { label, field in
      label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      field.setContentHuggingPriority(UILayoutPriority(48), for: .horizontal)
      field.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
      return stack([label, field], .horizontal, .firstBaseline)
    }
    let (picture, text) = (UIView(), UIView())
    let rows = stack(lines, .vertical)
    let upper = stack([picture, rows], .horizontal)
    let buttons = ["Save", "Cancel", "Clear"].map(button)
    let lower = stack(buttons, .horizontal, .firstBaseline, .fillEqually)
    let whole = stack([upper, text, lower], .vertical)
    fixture.add(whole)
    NSLayoutConstraint.activate([
      whole.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      whole.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      whole.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 20),
      root.safeAreaLayoutGuide.bottomAnchor.constraint(
        equalTo: whole.bottomAnchor, constant: 20),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      // The text wants whatever the others leave, more than fields want to be narrow.
      text.heightAnchor.constraint(equalToConstant: 560).at(49),
      fields[1].widthAnchor.constraint(equalTo: fields[0].widthAnchor),
      fields[2].widthAnchor.constraint(equalTo: fields[0].widthAnchor),
    ])
    fixture.layOut()
    // Fields are 24 + 2 * 5 = 34 high; three and two spaces make 3 * 34 + 2 * 8 = 118.
    #expect(upper.frame == rect(0, 0, 384, 118))
    #expect(lines.map(\.frame.minY) == [0, 42, 84])
    // The picture is a square of that, the rest is 384 - 118 - 8 = 258 wide.
    #expect(picture.frame == rect(0, 0, 118, 118))
    #expect(rows.frame == rect(126, 0, 258, 118))
    // Nine letters of 10 leave 258 - 90 - 8 = 160 for the fields, and the other labels follow.
    #expect(fields.map(\.frame) == Array(repeating: rect(98, 0, 160, 34), count: 3))
    #expect(labels.map(\.frame.width) == [90, 90, 90])
    // Letters of the same size on one line: 24 in the middle of 34.
    #expect(labels.map(\.frame.minY) == [5, 5, 5])
    // The buttons share 384 - 2 * 8 = 368: thirds of 122.67, with edges on pixels.
    #expect(lower.frame == rect(0, 530, 384, 30))
    #expect(buttons.map(\.frame.minX) == [0, 130.5, 261.5])
    // The text has 560 - 118 - 8 - 8 - 30 = 396.
    #expect(text.frame == rect(0, 126, 384, 396))
  }

  @Test func `dynamic stack view`() {
    let add = button("Add")
    let list = stack([add], .vertical)
    let scroll = UIScrollView()
    fixture.add(scroll)
    fixture.add(list, to: scroll)
    NSLayoutConstraint.activate([
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      scroll.topAnchor.constraint(equalTo: root.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      list.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      list.topAnchor.constraint(equalTo: scroll.topAnchor),
      list.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      list.widthAnchor.constraint(equalTo: scroll.widthAnchor),
    ])
    add.addAction(
      UIAction { [button] _ in
        let entry = button("Remove \(list.arrangedSubviews.count)")
        entry.addAction(
          UIAction { action in
            let entry = action.sender as? UIButton
            UIView.animate(withDuration: 0.25) {
              entry?.isHidden = true
              scroll.layoutIfNeeded()
            } completion: { _ in
              entry?.removeFromSuperview()
            }
          }, for: .touchUpInside)
        entry.isHidden = true
        list.insertArrangedSubview(entry, at: list.arrangedSubviews.count - 1)
        scroll.layoutIfNeeded()
        UIView.animate(withDuration: 0.25) {
          entry.isHidden = false
          scroll.layoutIfNeeded()
        }
      }, for: .touchUpInside)
    fixture.layOut()
    #expect(scroll.contentSize == CGSize(width: 400, height: 30))
    fixture.stage.tap("Add")
    fixture.stage.settle()
    // Each entry is 30 high and has a space of 8 below it.
    #expect(scroll.contentSize == CGSize(width: 400, height: 68))
    #expect(add.frame == rect(0, 38, 400, 30))
    fixture.stage.tap("Add")
    fixture.stage.advance(by: 0.1)
    let moving = add.presentedFrame(at: fixture.stage.now).minY
    #expect(moving > 38 && moving < 76)
    fixture.stage.settle()
    #expect(add.frame == rect(0, 76, 400, 30))
    fixture.stage.tap("Remove 1")
    fixture.stage.settle()
    #expect(add.frame == rect(0, 38, 400, 30))
    #expect(list.arrangedSubviews.count == 2 && fixture.conflicts.isEmpty)
  }
}
