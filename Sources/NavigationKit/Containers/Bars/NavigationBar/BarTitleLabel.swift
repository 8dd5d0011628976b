import Foundation

/// The label of a bar's title, large title or prompt, each of which has its own element role.
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
