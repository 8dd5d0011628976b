import Foundation
import NavigationKit
import Testing

/// Sizes that views with constraints inside need.
struct FittingTests {
  private let fixture = AutoLayoutFixture()

  /// A card with a text and a margin of 10 around it; in no window.
  private func card(_ text: String) -> (UIView, UILabel) {
    let (card, label) = (UIView(), fixture.label(text))
    label.numberOfLines = 0
    fixture.add(label, to: card)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
      card.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 10),
      label.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
      card.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 10),
    ])
    return (card, label)
  }

  @Test func `the compressed size is that of the content`() {
    let (card, _) = card("1234 1234")
    // 9 letters of 10 and 2 * 10; 24 and 2 * 10.
    #expect(
      card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 110, height: 44))
  }

  @Test func `a width that is required makes the height`() {
    let (card, _) = card("1234 1234")
    let size = card.systemLayoutSizeFitting(
      CGSize(width: 80, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    // 60 for letters: two lines of 24, and 2 * 10.
    #expect(size == CGSize(width: 80, height: 68))
  }

  @Test func `the expanded size is as large as it can be`() {
    let (card, label) = card("1234")
    label.setContentHuggingPriority(UILayoutPriority(40), for: .horizontal)
    card.widthAnchor.constraint(lessThanOrEqualToConstant: 500).isActive = true
    let size = card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
    #expect(size.width == 500)
  }

  @Test func `fitting changes nothing on screen`() {
    let (card, label) = card("1234 1234")
    fixture.add(card)
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
      card.topAnchor.constraint(equalTo: fixture.root.topAnchor),
      card.widthAnchor.constraint(equalToConstant: 300),
    ])
    fixture.layOut()
    #expect(label.frame == rect(10, 10, 280, 24))
    _ = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    fixture.layOut()
    #expect(label.frame == rect(10, 10, 280, 24) && fixture.conflicts.isEmpty)
  }
}
