public import Foundation

/// The header or footer of a table's section: a title, or an app's own views in the content view.
open class UITableViewHeaderFooterView: UIView, ConfiguredCell, ConfiguredBackground, ReusedView {
  /// Makes a view with a reuse identifier.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.bandHeight))
  }

  /// Makes a view with default values; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  override func assemble() {
    contentView.frame = bounds
    addSubview(contentView)
  }

  /// The reuse identifier; nil if the view cannot be reused.
  public let reuseIdentifier: String?
  /// The view for an app's own subviews.
  open var contentView: UIView { ownContentView }
  private let ownContentView = UIView(frame: .zero)
  /// The label of the title, aligned with the rows' texts; it looks as in the table's style.
  open var textLabel: UILabel? {
    let label = titleLabel ?? makeLabel()
    titleLabel = label
    return label
  }
  private(set) var titleLabel: UILabel?
  /// A second text, which only the headers of grouped tables show, below the title.
  open var detailTextLabel: UILabel? {
    let label = detailLabel ?? makeDetailLabel()
    detailLabel = label
    return label
  }
  private(set) var detailLabel: UILabel?

  /// The configuration of the content; nil for the title, or an app's own subviews.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentConfigurationDidChange(from: oldValue) }
  }
  /// The view that shows the content configuration.
  var configuredView: (any UIView & UIContentView)?
  var minimumHeight: CGFloat { 0 }
  /// The default content in the table's style, without text.
  open func defaultContentConfiguration() -> UIListContentConfiguration { look.content }
  /// The configuration of the background, in the place of ``backgroundView``; nil unless set.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { if backgroundConfiguration != oldValue { showBackgroundConfiguration() } }
  }
  /// The state of the content.
  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }
  /// Called whenever the state changes, to adapt content and background to it.
  open var configurationUpdateHandler:
    ((UITableViewHeaderFooterView, UIViewConfigurationState) -> Void)?
  {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether the content follows the state; true unless set.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background follows the state; true unless set.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Adapts content and background to the state now.
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
  /// Adapts content and background to a state; call super.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    if automaticallyUpdatesContentConfiguration {
      contentConfiguration = contentConfiguration?.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration {
      backgroundConfiguration = backgroundConfiguration?.updated(for: state)
    }
    configurationUpdateHandler?(self, state)
  }

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
  /// How often the view was dequeued.
  var reuseCount = 0

  /// Whether the view is held at the top of the table while the section's rows pass below it.
  var isHeld = false {
    didSet {
      if isHeld != oldValue { updateBackground(insteadOf: look.background(isHeld: oldValue)) }
    }
  }

  private func updateBackground(insteadOf old: UIColor?) {
    if backgroundColor == old { byDefault { backgroundColor = look.background(isHeld: isHeld) } }
  }

  /// The look of the table's style, unless the app sets another.
  var look = SectionTitleLook.band {
    didSet {
      guard look != oldValue else { return }
      updateBackground(insteadOf: oldValue.background(isHeld: isHeld))
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

  private func makeDetailLabel() -> UILabel {
    let label = makeLabel()
    label.font = SectionTitleLook.note.font
    label.textColor = SectionTitleLook.note.textColor
    return label
  }

  /// The height of the second text, in points; 0 where it is not shown.
  func detailHeight(width: CGFloat) -> CGFloat {
    guard look == .caption, let detailLabel, detailLabel.text?.isEmpty == false else { return 0 }
    return detailLabel.sizeThatFits(CGSize(width: width, height: 0)).height
  }

  open override func layoutSubviews() {
    contentView.frame = bounds
    backgroundView?.frame = bounds
    configuredView?.frame = contentView.bounds
    guard let table = superview as? UITableView else { return }
    let detail = detailHeight(width: table.titleWidth)
    let room = CGSize(width: table.titleWidth, height: 0)
    let height = titleLabel?.sizeThatFits(room).height ?? 0
    let top = look.top(of: height + detail, in: bounds.height)
    titleLabel?.frame = CGRect(
      x: table.titleStart, y: top, width: table.titleWidth, height: height)
    detailLabel?.frame = CGRect(
      x: table.titleStart, y: top + height, width: table.titleWidth, height: detail)
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
