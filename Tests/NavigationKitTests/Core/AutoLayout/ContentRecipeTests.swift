import Foundation
import NavigationKit
import Testing

/// Recipes of Apple's Auto Layout guide: views with intrinsic content.
///
/// Letters are half as wide as high; a line of 20 points is 24 high.
struct ContentRecipeTests {
  private let fixture = AutoLayoutFixture()
  private var root: UIView { fixture.root }

  private func field(_ text: String = "") -> UITextField {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.text = text
    field.font = .systemFont(ofSize: 20)
    return field
  }

  @Test func `simple label and text field`() {
    let (label, field) = (fixture.label("Name"), field())
    fixture.add(label, field)
    label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      root.trailingAnchor.constraint(equalTo: field.trailingAnchor, constant: 20),
      field.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      label.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
    ])
    fixture.layOut()
    // The label hugs four letters of 10; the field gets 400 - 20 - 40 - 8 - 20 = 312.
    #expect(label.frame.minX == 20 && label.frame.width == 40)
    #expect(field.frame.minX == 68 && field.frame.width == 312)
    // The same letters in the middle of both: the middles are level.
    #expect(field.frame.minY == 20 && label.frame.midY == field.frame.midY)
  }

  @Test(arguments: [(20, 34), (40, 48)] as [(CGFloat, CGFloat)])
  func `dynamic height label and text field`(size: CGFloat, height: CGFloat) {
    // Whichever is higher is 20 below the top.
    let (label, field) = (fixture.label("Name", size: size), field())
    fixture.add(label, field)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      root.trailingAnchor.constraint(equalTo: field.trailingAnchor, constant: 20),
      label.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 20),
      field.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 20),
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 20).at(249),
      field.topAnchor.constraint(equalTo: root.topAnchor, constant: 20).at(249),
      label.centerYAnchor.constraint(equalTo: field.centerYAnchor),
    ])
    fixture.layOut()
    #expect(min(label.frame.minY, field.frame.minY) == 20)
    #expect(max(label.frame.height, field.frame.height) == height)
    #expect(label.frame.midY == field.frame.midY)
  }

  @Test func `fixed height columns`() {
    // Three rows of a label and a field; the longest label makes the column's width.
    let labels = ["First", "Middle", "Last name"].map { fixture.label($0) }
    let fields = labels.map { _ in field() }
    for (label, field) in zip(labels, fields) { fixture.add(label, field) }
    for (row, (label, field)) in zip(labels, fields).enumerated() {
      label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
        field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
        root.trailingAnchor.constraint(equalTo: field.trailingAnchor, constant: 20),
        label.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
        field.topAnchor.constraint(
          equalTo: row == 0 ? root.topAnchor : fields[row - 1].bottomAnchor,
          constant: row == 0 ? 20 : 8),
        label.widthAnchor.constraint(equalTo: labels[0].widthAnchor),
      ])
    }
    fixture.layOut()
    // Nine letters of 10; the fields begin at 20 + 90 + 8 and are 400 - 118 - 20 wide, 34 high.
    #expect(labels.map(\.frame.width) == [90, 90, 90])
    #expect(fields.map(\.frame) == [20, 62, 104].map { rect(118, $0, 262, 34) })
  }

  @Test func `dynamic height columns`() {
    // Each row is as high as the higher of its two.
    let labels = [fixture.label("A", size: 20), fixture.label("B", size: 40)]
    let fields = labels.map { _ in field() }
    for (label, field) in zip(labels, fields) { fixture.add(label, field) }
    var above = root.topAnchor
    for (row, (label, field)) in zip(labels, fields).enumerated() {
      let next = UILayoutGuide()
      root.addLayoutGuide(next)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        field.leadingAnchor.constraint(equalTo: label.trailingAnchor),
        next.topAnchor.constraint(equalTo: above, constant: row == 0 ? 0 : 8),
        label.topAnchor.constraint(greaterThanOrEqualTo: next.topAnchor),
        field.topAnchor.constraint(greaterThanOrEqualTo: next.topAnchor),
        next.bottomAnchor.constraint(greaterThanOrEqualTo: label.bottomAnchor),
        next.bottomAnchor.constraint(greaterThanOrEqualTo: field.bottomAnchor),
        next.heightAnchor.constraint(equalToConstant: 0).at(50),
        label.centerYAnchor.constraint(equalTo: field.centerYAnchor),
        label.centerYAnchor.constraint(equalTo: next.centerYAnchor),
      ])
      above = next.bottomAnchor
    }
    fixture.layOut()
    // The first row is 34 high, its label 24 in the middle: 5 from the top. The second begins at 42
    // and is 48 high, its field 34 in the middle: 42 + 7.
    #expect(labels.map(\.frame.minY) == [5, 42])
    #expect(fields.map(\.frame.minY) == [0, 49])
  }

  @Test func `images and texts share the room by their priorities`() {
    let (first, second) = (fixture.label("1234567890"), fixture.label("1234567890"))
    fixture.add(first, second)
    first.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      second.trailingAnchor.constraint(equalTo: root.leadingAnchor, constant: 150),
      first.topAnchor.constraint(equalTo: root.topAnchor),
      second.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    fixture.layOut()
    // Both want 100 of 150 points.
    #expect(first.frame.width == 100 && second.frame.width == 50)
    first.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    fixture.layOut()
    #expect(first.frame.width == 50 && second.frame.width == 100)
  }
}
