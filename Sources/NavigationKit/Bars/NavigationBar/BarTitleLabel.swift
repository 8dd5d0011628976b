import Foundation

/// A bar's title or prompt, which are elements of their own kinds.
final class BarTitleLabel: UILabel {
  private let role: StageElement.Role

  init(role: StageElement.Role) {
    self.role = role
    super.init(frame: .zero)
    adjustsFontForContentSizeCategory = true
  }

  required init?(coder: NSCoder) { nil }

  override var elementRole: StageElement.Role? { role }
}
