import Foundation
import NavigationKit
import Testing

/// Sizes that follow from contents, and baselines.
struct ContentTests {
  private let fixture = AutoLayoutFixture()
  private var root: UIView { fixture.root }

  /// Says its size, and counts how often it is asked.
  private final class Sized: UIView {
    var size = CGSize(width: 30, height: 40)
    var asked = 0
    override var intrinsicContentSize: CGSize {
      asked += 1
      return size
    }
  }

  private func pinCorner(_ view: UIView) {
    fixture.add(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
  }

  @Test func `a view is as large as its content, also once that changes`() {
    let view = Sized()
    pinCorner(view)
    fixture.layOut()
    #expect(view.frame == rect(0, 0, 30, 40))
    view.size = CGSize(width: 50, height: UIView.noIntrinsicMetric)
    fixture.layOut()
    #expect(view.frame == rect(0, 0, 30, 40) && view.asked == 1, "nobody said that it changed")
    view.invalidateIntrinsicContentSize()
    NSLayoutConstraint.activate([view.heightAnchor.constraint(equalToConstant: 5)])
    fixture.layOut()
    #expect(view.frame == rect(0, 0, 50, 5) && view.asked == 2)
  }

  @Test func `hugging and resistance are 250 and 750 unless set`() {
    let view = Sized()
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    pinCorner(view)
    let wider = view.widthAnchor.constraint(equalToConstant: 60).at(251)
    let lower = view.heightAnchor.constraint(equalToConstant: 10).at(749)
    NSLayoutConstraint.activate([wider, lower])
    fixture.layOut()
    #expect(view.frame.size == CGSize(width: 60, height: 40))
    view.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    view.setContentCompressionResistancePriority(UILayoutPriority(748), for: .vertical)
    fixture.layOut()
    #expect(view.frame.size == CGSize(width: 30, height: 10))
    #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == UILayoutPriority(748))
  }

  @Test func `a label's size follows its text, font and text size`() {
    let label = fixture.label("1234")
    pinCorner(label)
    fixture.layOut()
    #expect(label.frame.size == CGSize(width: 40, height: 24))
    label.text = "12345678"
    fixture.layOut()
    #expect(label.frame.width == 80)
    label.font = .systemFont(ofSize: 10)
    fixture.layOut()
    #expect(label.frame.size == CGSize(width: 40, height: 12))
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    fixture.layOut()
    let before = label.frame.height
    fixture.stage.change(
      traits: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
    fixture.layOut()
    #expect(label.frame.height > before)
  }

  @Test func `text that wraps is as high as its width makes it`() {
    let label = fixture.label("1234 1234 1234 1234")
    label.numberOfLines = 0
    pinCorner(label)
    let width = label.widthAnchor.constraint(lessThanOrEqualToConstant: 100)
    width.isActive = true
    fixture.layOut()
    // Two words of four letters and a space are 90 wide: two lines of 24.
    #expect(label.frame.height == 48 && label.frame.width <= 100)
    width.constant = 60
    fixture.layOut()
    #expect(label.frame.height == 96)
    width.constant = 300
    fixture.layOut()
    #expect(label.frame.size == CGSize(width: 190, height: 24))
  }

  @Test func `a preferred width wraps text for the intrinsic size`() {
    let label = fixture.label("1234 1234 1234 1234")
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = 100
    pinCorner(label)
    fixture.layOut()
    #expect(label.frame.size == CGSize(width: 90, height: 48))
    label.preferredMaxLayoutWidth = 50
    fixture.layOut()
    #expect(label.frame.size == CGSize(width: 40, height: 96))
  }

  @Test func `buttons, fields and images have sizes of their contents`() {
    let (button, picture) = (UIButton(type: .system), UIImageView(frame: .zero))
    let field = UITextField()
    for view in [button, picture, field] { pinCorner(view) }
    fixture.layOut()
    #expect(picture.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    button.setTitle("1234", for: .normal)
    field.text = "1234"
    picture.image = UIImage(systemName: "star")
    fixture.layOut()
    #expect(button.frame.size == button.intrinsicContentSize && button.frame.width > 0)
    #expect(field.frame.size == field.intrinsicContentSize && field.frame.width > 0)
    #expect(picture.frame.size == picture.image?.size)
  }

  // MARK: Baselines

  @Test func `first and last baselines are level with those of other texts`() {
    let (small, large) = (fixture.label("a"), fixture.label("b", size: 40))
    let long = fixture.label("1234 1234 1234")
    long.numberOfLines = 0
    fixture.add(small, large, long)
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: root.topAnchor),
      large.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
      long.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      long.widthAnchor.constraint(equalToConstant: 40),
      long.lastBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor, constant: 100),
    ])
    fixture.layOut()
    // Ascents are 0.95 em: the large baseline is at 38, the small one 19 below its label's top.
    #expect(small.frame.minY == 19)
    // Three lines of 24; the last one's baseline is 2 * 24 + 19 = 67 below the top: 138 - 67.
    #expect(long.frame == rect(0, 71, 40, 72))
    long.text = "1234"
    fixture.layOut()
    #expect(long.frame == rect(0, 119, 40, 24))
    small.font = .systemFont(ofSize: 40)
    fixture.layOut()
    #expect(small.frame.minY == 0)
  }

  @Test func `text in the middle of a high label has its baseline there`() {
    let (label, mark) = (fixture.label("a"), UIView())
    pinCorner(label)
    fixture.add(mark)
    NSLayoutConstraint.activate([
      label.heightAnchor.constraint(equalToConstant: 100),
      mark.topAnchor.constraint(equalTo: label.firstBaselineAnchor),
    ])
    fixture.layOut()
    // The line's top is at (100 - 24) / 2 = 38.
    #expect(mark.frame.minY == 57)
  }

  @Test(arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
  func `segments keep their height in a row that is level with labels`(
    alignment: UIStackView.Alignment
  ) {
    let segments = UISegmentedControl(items: ["Day", "Week"])
    let label = fixture.label("Show", size: 17)
    let row = UIStackView(arrangedSubviews: [label, segments])
    row.alignment = alignment
    fixture.add(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      row.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
    ])
    fixture.layOut()
    #expect(segments.frame.height == 32)
    // The titles are in the middle, so the label's text is level with them.
    #expect(abs(label.frame.midY - segments.frame.midY) < 3)
  }

  @Test func `a view may have the baselines of one inside it`() {
    final class Card: UIView {
      let (title, note) = (UILabel(), UILabel())
      override var forFirstBaselineLayout: UIView { title }
      override var forLastBaselineLayout: UIView { note }
    }
    let (card, first, last) = (Card(), UIView(), UIView())
    card.title.frame = rect(0, 10, 50, 24)
    card.note.frame = rect(0, 60, 50, 24)
    for label in [card.title, card.note] {
      label.font = .systemFont(ofSize: 20)
      label.text = "a"
      card.addSubview(label)
    }
    pinCorner(card)
    fixture.add(first, last)
    NSLayoutConstraint.activate([
      first.topAnchor.constraint(equalTo: card.firstBaselineAnchor),
      last.topAnchor.constraint(equalTo: card.lastBaselineAnchor),
    ])
    fixture.layOut()
    #expect(first.frame.minY == 29 && last.frame.minY == 79)
  }

  @Test func `a view without text has its bottom as the baseline`() {
    let (view, mark) = (Sized(), UIView())
    pinCorner(view)
    fixture.add(mark)
    mark.topAnchor.constraint(equalTo: view.lastBaselineAnchor).isActive = true
    fixture.layOut()
    #expect(mark.frame.minY == 40)
  }
}
