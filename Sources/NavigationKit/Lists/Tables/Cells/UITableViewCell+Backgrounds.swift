import Foundation

extension UITableViewCell: ConfiguredBackground {
  func replaceBackground(_ old: UIView?) {
    guard backgroundView !== old else { return }
    old?.removeFromSuperview()
    backgroundView.map { insertSubview($0, at: 0) }
    setNeedsLayout()
  }

  func backgroundConfigurationDidChange() {
    showBackgroundConfiguration()
    byDefault {
      backgroundColor =
        backgroundConfiguration == nil ? defaultBackground.backgroundColor : UIColor.clear
    }
    showSelection(animated: false)
  }

  var defaultBackground: UIBackgroundConfiguration {
    (tableView?.style ?? .plain) == .plain ? .listPlainCell() : .listGroupedCell()
  }

  func replaceSelectionView(_ old: UIView?, by new: UIView?) {
    guard new !== old else { return }
    old?.removeFromSuperview()
    old?.stateAlpha = 1
    new?.stateAlpha = 0
    new.map { view in
      backgroundView.map { insertSubview(view, aboveSubview: $0) } ?? insertSubview(view, at: 0)
    }
    setNeedsLayout()
  }

  /// The view that shows that the row is selected.
  private var selectionView: UIView? {
    isEditing && edits.control == .select
      ? multipleSelectionBackgroundView ?? selectedBackgroundView : selectedBackgroundView
  }

  func selectionAlpha(at now: TimeInterval) -> CGFloat {
    selectionView?.presentedAlpha(at: now) ?? 0
  }

  /// Updates the background to the selected and highlighted states.
  func showSelection(animated: Bool) {
    control?.show(isSelected: isSelected)
    let isShown =
      (isSelected || isHighlighted) && selectionStyle != .none && backgroundConfiguration == nil
    guard isShown || selectedBackgroundView != nil || multipleSelectionBackgroundView != nil
    else { return }
    if selectionView == nil { addSelectionView() }
    let show: () -> Void = { [self] in
      let shown = isShown ? selectionView : nil
      for view in [selectedBackgroundView, multipleSelectionBackgroundView] {
        view?.stateAlpha = view === shown ? 1 : 0
      }
    }
    // In a transition, the selection is animated with it.
    if animated, AnimationContext.current == nil {
      UIView.animate(withDuration: TableMetrics.fadeDuration, animations: show)
    } else {
      show()
    }
  }

  private func addSelectionView() {
    let view = UIView()
    view.backgroundColor = .cellSelection
    view.isUserInteractionEnabled = false
    UIView.performWithoutAnimation {
      selectedBackgroundView = view
      view.frame = bounds
    }
  }

  /// Places the views behind the content.
  func placeBackgrounds() {
    backgroundView?.frame = bounds
    let line = 1 / max(1, traitCollection.displayScale)
    let selection = bounds.inset(
      by: UIEdgeInsets(
        top: lines.hasUpper ? line : 0, bottom: lines.lower == .full ? line : 0))
    selectedBackgroundView?.frame = selection
    multipleSelectionBackgroundView?.frame = selection
  }
}
