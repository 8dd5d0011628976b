import Foundation

/// The view that shows an item of a collection view.
open class UICollectionViewCell: UICollectionReusableView, ConfiguredCell, ConfiguredBackground {
  override func assemble() {
    contentView.frame = bounds
    addSubview(contentView)
  }

  /// Takes its segue, when the item is selected.
  package var segue: ((UICollectionViewCell?) -> Void)?
  /// The view for an app's own subviews; it is as large as the cell.
  public let contentView = UIView(frame: .zero)

  /// The configuration of the content; nil for an app's own subviews.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentConfigurationDidChange(from: oldValue) }
  }
  /// The view that shows the content configuration.
  var configuredView: (any UIView & UIContentView)?
  /// The minimum height of a cell that shows a configuration, in points.
  var minimumHeight: CGFloat { 0 }

  /// The configuration of the background, in the place of ``backgroundView``; nil unless set.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { if backgroundConfiguration != oldValue { showBackgroundConfiguration() } }
  }

  /// The default background; clear unless overridden.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// The view behind the content; nil unless set.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      backgroundView.map { insertSubview($0, at: 0) }
      setNeedsLayout()
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
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether a finger is pressing the item.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  /// Called as a finger lifts the item, carries it, and has put it down.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// The state of an item in a drag.
  public nonisolated enum DragState: Int, Hashable, Sendable {
    /// The item is not dragged.
    case none
    /// A finger has lifted the item.
    case lifting
    /// A finger carries the item.
    case dragging
  }

  /// Whether the collection view is in editing mode.
  var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      stateDidChange()
      editingDidChange()
    }
  }
  /// Editing mode began or ended.
  func editingDidChange() {}

  private func stateDidChange() {
    showState()
    setNeedsUpdateConfiguration()
  }

  private func showState() { selectedBackgroundView?.isHidden = !isSelected && !isHighlighted }

  /// Whether it is selected, pressed or being edited.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted, state.isEditing) = (
      isSelected, isHighlighted, isEditing
    )
    return state
  }
  /// Called whenever the state changes, to adapt content and background to it.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether the content follows the state; true unless set.
  open var automaticallyUpdatesContentConfiguration = true
  var contentState: (any UIConfigurationState)? {
    automaticallyUpdatesContentConfiguration ? configurationState : nil
  }
  /// Whether the background follows the state; true unless set.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Adapts content and background to the state now.
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
  /// Adapts content and background to a state; call super.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      self.contentConfiguration = contentConfiguration.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration {
      backgroundConfiguration = backgroundConfiguration?.updated(for: state)
    }
    configurationUpdateHandler?(self, state)
  }

  open override func layoutSubviews() {
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    placeContent()
  }

  /// Lays out the content view and the configured view in it.
  func placeContent() {
    contentView.frame = bounds
    configuredView?.frame = contentView.bounds
  }

  override func fittingSize(for attributes: UICollectionViewLayoutAttributes) -> CGSize? {
    if attributes.estimates == [.vertical], configuredView != nil {
      layoutIfNeeded()
      return configuredHeight(width: attributes.size.width).map {
        CGSize(width: attributes.size.width, height: $0)
      }
    }
    return measuredSize(of: contentView, for: attributes)
  }

  override var elementRole: StageElement.Role? { .cell }
  override var elementText: String? { accessibilityLabel ?? contentView.firstText }
  override var elementIsSelected: Bool { isSelected }
}
