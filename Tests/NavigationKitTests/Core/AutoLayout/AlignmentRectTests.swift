import Foundation
import NavigationKit
import Testing

/// Constraints are about the rectangle inside a view's alignment insets.
struct AlignmentRectTests {
  /// Has a shadow around its content that constraints leave out.
  private final class Card: UIView {
    override var alignmentRectInsets: UIEdgeInsets {
      UIEdgeInsets(top: 2, left: 4, bottom: 6, right: 8)
    }
    override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 50) }
  }

  private let fixture = AutoLayoutFixture()
  private let card = Card()

  private func place(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
    fixture.layOut()
  }

  @Test func `a frame is larger than its content by the insets`() {
    fixture.add(card)
    place([
      card.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 20),
      card.topAnchor.constraint(equalTo: fixture.root.topAnchor, constant: 30),
    ])
    // 20 - 4, 30 - 2, 100 + 4 + 8, 50 + 2 + 6.
    #expect(card.frame == rect(16, 28, 112, 58))
    #expect(card.alignmentRect(forFrame: card.frame) == rect(20, 30, 100, 50))
    #expect(card.frame(forAlignmentRect: rect(20, 30, 100, 50)) == card.frame)
  }

  @Test func `lengths and middles leave the insets out`() {
    fixture.add(card)
    place([
      card.centerXAnchor.constraint(equalTo: fixture.root.centerXAnchor),
      card.centerYAnchor.constraint(equalTo: fixture.root.centerYAnchor),
      card.widthAnchor.constraint(equalToConstant: 60),
      card.heightAnchor.constraint(equalToConstant: 40),
    ])
    // (400 - 60) / 2 - 4, (600 - 40) / 2 - 2.
    #expect(card.frame == rect(166, 278, 72, 48))
  }

  @Test func `what is inside is placed by the same edges`() {
    let inner = UIView()
    fixture.add(card)
    fixture.add(inner, to: card)
    place(
      [
        card.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
        card.topAnchor.constraint(equalTo: fixture.root.topAnchor),
        inner.leadingAnchor.constraint(equalTo: card.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: card.trailingAnchor),
        inner.topAnchor.constraint(equalTo: card.topAnchor),
        inner.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      ])
    #expect(inner.frame == rect(4, 2, 100, 50))
  }

  @Test func `a switch ends two points behind its constraint`() {
    let toggle = UISwitch()
    fixture.add(toggle)
    place([
      toggle.trailingAnchor.constraint(equalTo: fixture.root.trailingAnchor, constant: -20),
      toggle.topAnchor.constraint(equalTo: fixture.root.topAnchor),
    ])
    #expect(toggle.frame == rect(331, 0, 51, 31))
    #expect(toggle.intrinsicContentSize == CGSize(width: 49, height: 31))
  }

  /// A label with room below its text.
  private final class Note: UILabel {
    override var alignmentRectInsets: UIEdgeInsets {
      UIEdgeInsets(top: 0, left: 0, bottom: 10, right: 0)
    }
  }

  @Test func `a baseline is where the text is drawn, in the middle of the frame`() {
    let (label, note) = (fixture.label("Label"), Note())
    (note.text, note.font) = ("Note", label.font)
    fixture.add(label, note)
    place([
      label.topAnchor.constraint(equalTo: fixture.root.topAnchor, constant: 40),
      note.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
    ])
    #expect(note.frame.height == label.frame.height + 10)
    #expect(note.frame.midY == label.frame.midY)
  }
}
