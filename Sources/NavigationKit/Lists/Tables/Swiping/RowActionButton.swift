import Foundation

/// The button of a row's swipe action.
final class RowActionButton: UIButton {
  let action: UIContextualAction
  private var showsTitle: Bool?
  /// Where the middle of title and image is, in points from the left edge; nil for the button's
  /// middle.
  var titleMiddle: CGFloat? { didSet { if titleMiddle != oldValue { setNeedsLayout() } } }

  init(_ action: UIContextualAction, perform: @escaping (RowActionButton) -> Void) {
    self.action = action
    super.init(frame: .zero)
    titleLabel?.font = .systemFont(ofSize: TableMetrics.actionTitleSize)
    setTitleColor(.white, for: .normal)
    backgroundColor = action.backgroundColor
    accessibilityLabel = action.title
    addAction(
      UIAction { [weak self] _ in self.map(perform) }, for: .primaryActionTriggered)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let titleMiddle else { return }
    for view in [titleLabel, imageView] as [UIView?] {
      view?.frame.origin.x += titleMiddle - bounds.midX
    }
  }

  /// The width that the button needs, in points; low rows have no room for a title below an image.
  func width(inRowOf height: CGFloat) -> CGFloat {
    show(title: action.image == nil || height >= TableMetrics.titledActionHeight)
    let needed = sizeThatFits(bounds.size).width + 2 * TableMetrics.actionPadding
    return max(needed, TableMetrics.actionWidth)
  }

  private func show(title: Bool) {
    guard title != showsTitle else { return }
    showsTitle = title
    guard let image = action.image else { return setTitle(action.title, for: .normal) }
    var content = Configuration.plain()
    content.image = image
    content.title = title ? action.title : nil
    content.imagePlacement = .top
    content.imagePadding = TableMetrics.actionImageGap
    content.baseForegroundColor = .white
    content.contentInsets = .zero
    configuration = content
  }
}
