import Foundation

/// Holds the views of the columns, and lays them out.
final class SplitColumnViews {
  typealias Column = UISplitViewController.Column

  /// The view of each column.
  private let hosts: [Column: SplitColumnView] = [
    .secondary: SplitColumnView(hasLine: false), .supplementary: SplitColumnView(hasLine: true),
    .primary: SplitColumnView(hasLine: true),
  ]
  /// The dimming view over the secondary column, visible while others cover it.
  let dimmingView = UIView(frame: .zero)

  init() { dimmingView.backgroundColor = .black }

  /// Adds all column views and the dimming view to a view.
  func assemble(in view: UIView) {
    for column in [Column.secondary, .supplementary, .primary] {
      hosts[column].map(view.addSubview)
      if column == .secondary { view.addSubview(dimmingView) }
    }
  }

  /// The view of a column; the compact column uses that of the primary one.
  func host(of column: Column) -> SplitColumnView {
    guard let host = hosts[column] ?? hosts[.primary] else {
      preconditionFailure("There is no view for the column \(column).")
    }
    return host
  }

  /// Lays out the columns; `line` is the separator's width in points, `shadowing` the column that
  /// has a shadow.
  func place(_ layout: SplitLayout, line: CGFloat, isPrimaryLeft: Bool, shadowing: Column?) {
    for (column, host) in hosts {
      host.lineSide = isPrimaryLeft ? .right : .left
      host.line = column == .secondary ? 0 : line
      host.throwsShadow = column == shadowing
      host.move(to: layout.frame(of: column))
    }
    if dimmingView.frame != layout.secondary { dimmingView.frame = layout.secondary }
    if dimmingView.alpha != layout.dim { dimmingView.alpha = layout.dim }
  }

  /// Lays out the collapsed interface: the primary column's view fills the size.
  func placeRoot(in size: CGSize) {
    let host = host(of: .primary)
    host.line = 0
    host.throwsShadow = false
    host.move(to: CGRect(origin: .zero, size: size))
    if dimmingView.alpha != 0 { dimmingView.alpha = 0 }
  }
}

/// The view of a column: holds its controller's view and the separator line.
final class SplitColumnView: UIView {
  private let hairline = UIView(frame: .zero)

  init(hasLine: Bool) {
    super.init(frame: .zero)
    safeArea.leavesOutOverhang = true
    guard hasLine else { return }
    hairline.backgroundColor = .opaqueSeparator
    addSubview(hairline)
  }

  required init?(coder: NSCoder) { nil }

  /// The width of the separator line, in points.
  var line: CGFloat = 0 { didSet { if line != oldValue { setNeedsLayout() } } }
  /// The edge that the separator line is at.
  var lineSide = UIRectEdge.right { didSet { if lineSide != oldValue { setNeedsLayout() } } }

  /// Whether it has a shadow, as over another column.
  var throwsShadow = false {
    didSet {
      guard throwsShadow != oldValue else { return }
      // The shadow needs an opaque background.
      backgroundColor = throwsShadow ? .systemBackground : nil
      layer.shadowOpacity = throwsShadow ? SplitMetrics.shadowOpacity : 0
      layer.shadowRadius = SplitMetrics.shadowRadius
      layer.shadowOffset = .zero
    }
  }

  /// The controller's view.
  var content: UIView? { subviews.first { $0 !== hairline } }

  /// Shows a controller's view in place of any other; nil removes it.
  func show(_ controller: UIViewController?) {
    controller?.loadViewIfNeeded()
    let wanted = controller?.viewsInContext ?? []
    for view in subviews where view !== hairline && !wanted.contains(view) {
      view.removeFromSuperview()
    }
    for (place, view) in wanted.enumerated() where view.superview !== self {
      view.place(in: contentFrame)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, at: place)
    }
  }

  func move(to frame: CGRect) {
    if untransformedFrame != frame { self.frame = frame }
    layOutContent()
  }

  override func layoutSubviews() { layOutContent() }

  private func layOutContent() {
    let strip = CGRect(
      x: lineSide == .left ? 0 : bounds.width - line, y: 0, width: line, height: bounds.height)
    if hairline.frame != strip { hairline.frame = strip }
    for view in subviews where view !== hairline && view.untransformedFrame != contentFrame {
      view.place(in: contentFrame)
    }
  }

  private var contentFrame: CGRect {
    CGRect(
      x: lineSide == .left ? line : 0, y: 0, width: max(0, bounds.width - line),
      height: bounds.height)
  }
}

/// The view of a split view controller: lays out the columns when its size changes.
final class SplitControllerView: UIView {
  weak var controller: UISplitViewController?

  override func layoutSubviews() { controller?.layOut() }

  override func safeAreaInsetsDidChange() { setNeedsLayout() }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    controller?.applyColumnTraits()
    controller?.followWidth()
  }
}
