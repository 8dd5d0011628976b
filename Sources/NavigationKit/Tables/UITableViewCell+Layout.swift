import Foundation

/// The letters of one of a cell's texts.
struct CellTextStyle {
  let font: UIFont
  let color: UIColor?
  let alignment: NSTextAlignment

  /// The main text's; no colour stands for the tint.
  static func main(of style: UITableViewCell.CellStyle) -> CellTextStyle {
    style == .value2
      ? CellTextStyle(font: .systemFont(ofSize: 15), color: nil, alignment: .right)
      : CellTextStyle(font: .systemFont(ofSize: 17), color: .label, alignment: .natural)
  }

  /// The second text's.
  static func second(of style: UITableViewCell.CellStyle) -> CellTextStyle {
    switch style {
    case .value1:
      CellTextStyle(font: .systemFont(ofSize: 17), color: .secondaryLabel, alignment: .right)
    case .value2:
      CellTextStyle(font: .systemFont(ofSize: 15), color: .label, alignment: .natural)
    default:
      CellTextStyle(font: .systemFont(ofSize: 12), color: .label, alignment: .natural)
    }
  }
}

extension UITableViewCell {
  func makeLabel(_ style: CellTextStyle) -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = style.font
    label.textColor = style.color ?? tintColor
    label.textAlignment = style.alignment
    contentView.addSubview(label)
    return label
  }

  /// The table it is in.
  var tableView: UITableView? { superview as? UITableView }

  /// From the row's edge to its first part.
  private var margin: CGFloat { TableMetrics.margin(forWidth: bounds.width) }

  private var sideInsets: UIEdgeInsets {
    let covered = superview?.safeAreaInsets ?? .zero
    return UIEdgeInsets(left: covered.left, right: covered.right)
  }

  /// Places everything in the row.
  func placeParts() {
    let line = 1 / max(1, traitCollection.displayScale)
    selectedBackgroundView?.frame = bounds.inset(
      by: UIEdgeInsets(
        top: lines.hasUpper ? line : 0, bottom: lines.lower == .full ? line : 0))
    let end = placeAccessories(from: bounds.width - sideInsets.right)
    deletion?.place(in: bounds, leading: sideInsets.left + margin)
    let indent = isEditing ? TableMetrics.editingIndent : 0
    contentView.frame = CGRect(x: indent, y: 0, width: end - indent, height: bounds.height)
    contentView.setNeedsLayout()
    contentView.layoutIfNeeded()
  }

  /// Places the pictures and texts in the content view.
  func placeContent() {
    let room = contentView.bounds.size
    let layout = CellLayout(
      style: style, size: room, leading: sideInsets.left + margin,
      trailing: accessories.isEmpty || isEditing ? margin : TableMetrics.gap,
      imageSize: shownImageView?.image?.size, textSize: size(of: mainLabel, within: room),
      detailSize: size(of: secondLabel, within: room))
    shownImageView?.frame = layout.image
    mainLabel?.frame = layout.text
    secondLabel?.frame = layout.detail
  }

  private func size(of label: UILabel?, within size: CGSize) -> CGSize {
    guard let label, label.text?.isEmpty == false else { return .zero }
    return label.sizeThatFits(size)
  }

  // MARK: Lines and selection

  func paintLines(on canvas: inout Canvas) {
    guard let lineColor else { return }
    let color = lineColor.color(in: canvas.traits)
    let height = 1 / max(1, canvas.traits.displayScale)
    let bounds = presentedBounds(at: canvas.now)
    if lines.hasUpper {
      canvas.fill(CGRect(x: 0, y: 0, width: bounds.width, height: height), color)
    }
    guard let insets = lowerLineInsets(at: canvas.now) else { return }
    canvas.fill(
      CGRect(
        x: insets.left, y: bounds.height - height,
        width: bounds.width - insets.left - insets.right, height: height), color)
  }

  /// How far the lower line keeps from the row's edges; nil without one.
  private func lowerLineInsets(at now: TimeInterval) -> UIEdgeInsets? {
    switch lines.lower {
    case .none: nil
    case .full: .zero
    case .inset(let given?): given
    case .inset(nil):
      UIEdgeInsets(
        left: contentView.presentedFrame(at: now).minX
          + (mainLabel?.presentedFrame(at: now).minX ?? sideInsets.left + margin))
    }
  }

  /// Brings the ground up to date with selected and highlighted.
  func showSelection(animated: Bool) {
    let isShown = (isSelected || isHighlighted) && selectionStyle != .none
    guard isShown || selectedBackgroundView != nil else { return }
    if selectedBackgroundView == nil {
      let view = UIView()
      view.backgroundColor = .cellSelection
      view.isUserInteractionEnabled = false
      UIView.performWithoutAnimation {
        selectedBackgroundView = view
        view.frame = bounds
      }
      setNeedsLayout()
    }
    let show: () -> Void = { self.selectedBackgroundView?.alpha = isShown ? 1 : 0 }
    // Inside of a transition the selection follows the transition.
    if animated, AnimationContext.current == nil {
      UIView.animate(withDuration: TableMetrics.fadeDuration, animations: show)
    } else {
      show()
    }
  }

  // MARK: As an element

  /// The row's main text; without one, the first text in it.
  var mainText: String {
    if let text = mainLabel?.text, !text.isEmpty { return text }
    return contentView.firstText ?? ""
  }
}

extension UIView {
  /// The first text in the view, in the order the views were added.
  fileprivate var firstText: String? {
    for view in subviews {
      if let text = (view as? UILabel)?.text, !text.isEmpty { return text }
      if let text = view.firstText { return text }
    }
    return nil
  }
}
