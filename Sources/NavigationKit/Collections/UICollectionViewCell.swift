public import Foundation

/// The view that shows an item of a collection view.
open class UICollectionViewCell: UICollectionReusableView {
  /// Makes a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a cell with default values; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentView.frame = bounds
    addSubview(contentView)
  }

  /// The view for an app's own subviews; it is as large as the cell.
  public let contentView = UIView(frame: .zero)

  /// The view behind the content; nil unless set.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      backgroundView.map { insertSubview($0, at: 0) }
    }
  }

  /// The view behind the content and before ``backgroundView`` while the cell is selected or pressed.
  open var selectedBackgroundView: UIView? {
    didSet {
      if oldValue !== selectedBackgroundView { oldValue?.removeFromSuperview() }
      selectedBackgroundView.map { insertSubview($0, belowSubview: contentView) }
      showState()
    }
  }

  /// Whether the item is selected.
  open var isSelected = false { didSet { showState() } }
  /// Whether a finger is pressing the item.
  open var isHighlighted = false { didSet { showState() } }

  private func showState() { selectedBackgroundView?.isHidden = !isSelected && !isHighlighted }

  open override func layoutSubviews() {
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    contentView.frame = bounds
  }

  override func fittingSize(for attributes: UICollectionViewLayoutAttributes) -> CGSize? {
    measuredSize(of: contentView, for: attributes)
  }

  override var elementRole: StageElement.Role? { .cell }
  override var elementText: String? { accessibilityLabel ?? contentView.firstText }
}
