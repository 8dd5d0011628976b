public import Foundation

/// The header or footer of a table's section: a title, or views of one's own in its content view.
open class UITableViewHeaderFooterView: UIView {
  /// Makes a view with a reuse identifier.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.bandHeight))
    setUp()
  }

  /// Makes a view with default values; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentView.frame = bounds
    addSubview(contentView)
    byDefault { backgroundColor = look.background }
  }

  /// The reuse identifier; nil if the view cannot be reused.
  public let reuseIdentifier: String?
  /// The view for an app's own subviews.
  public let contentView = UIView(frame: .zero)
  /// The label of the title, aligned with the rows' texts; it looks as in the table's style.
  open var textLabel: UILabel? {
    let label = titleLabel ?? makeLabel()
    titleLabel = label
    return label
  }
  private(set) var titleLabel: UILabel?

  /// A view that replaces the background of the table's style.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      backgroundView.map { insertSubview($0, at: 0) }
      setNeedsLayout()
    }
  }

  /// Called before the view is reused for another section.
  open func prepareForReuse() {}

  /// The look of the table's style, unless the app sets another.
  var look = SectionTitleLook.band {
    didSet {
      guard look != oldValue else { return }
      if backgroundColor == oldValue.background { byDefault { backgroundColor = look.background } }
      guard let titleLabel else { return }
      if titleLabel.font == oldValue.font { titleLabel.font = look.font }
      if titleLabel.textColor == oldValue.textColor { titleLabel.textColor = look.textColor }
    }
  }

  private func makeLabel() -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = look.font
    label.adjustsFontForContentSizeCategory = true
    label.textColor = look.textColor
    label.numberOfLines = 0
    contentView.addSubview(label)
    return label
  }

  /// The height that its constraints need at a width; nil without constraints.
  func constrainedHeight(width: CGFloat) -> CGFloat? {
    guard !contentView.constraints.isEmpty else { return nil }
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height > 0 ? size.height : nil
  }

  open override func layoutSubviews() {
    contentView.frame = bounds
    backgroundView?.frame = bounds
    guard let titleLabel, let table = superview as? UITableView else { return }
    let height = titleLabel.sizeThatFits(CGSize(width: table.titleWidth, height: 0)).height
    titleLabel.frame = CGRect(
      x: table.titleStart, y: look.top(of: height, in: bounds.height), width: table.titleWidth,
      height: height)
  }
}

extension UITableViewHeaderFooterView {
  @_silgen_name("NavigationKit_UITableViewHeaderFooterView_init")
  convenience init(ofClassWithReuseIdentifier reuseIdentifier: String?) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  // `consuming`, because initialisers consume their arguments.
  @_silgen_name("NavigationKit_UITableViewHeaderFooterView_init")
  private static func make(reuseIdentifier: consuming String?) -> UITableViewHeaderFooterView

  /// Makes a view of this class by calling its own `init(reuseIdentifier:)`; see
  /// `NSObject.instance()`.
  static func instance(reuseIdentifier: String?) -> Self {
    own(make(reuseIdentifier: reuseIdentifier))
  }
}
