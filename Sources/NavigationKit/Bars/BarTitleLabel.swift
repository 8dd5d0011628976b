import Foundation

/// A bar's title, which is an element of its own kind.
final class BarTitleLabel: UILabel {
  override var elementRole: StageElement.Role? { .title }
}
