public import Foundation

/// A button, a space or a custom view in a navigation bar or a toolbar.
///
/// ```swift
/// let share = UIBarButtonItem(
///   image: UIImage(systemName: "square.and.arrow.up"),
///   primaryAction: UIAction { [weak self] _ in self?.share() })
/// let sort = UIBarButtonItem(title: "Sort", menu: UIMenu(children: [byName, byDate]))
/// toolbarItems = [share, .flexibleSpace(), sort]
/// ```
open class UIBarButtonItem: UIBarItem {
  /// A button's emphasis.
  public enum Style: Int, Hashable, Sendable {
    /// No emphasis.
    case plain = 0
    /// Semibold, for the button that finishes a task.
    case done = 2
    /// The same as ``done``, by its newer name.
    public static let prominent = Style.done
  }

  enum Kind {
    case button
    case system(SystemItem)
    case custom(UIView)
    case fixedSpace
    case flexibleSpace
  }

  private(set) var kind = Kind.button

  /// The button's emphasis.
  open var style = Style.plain { didSet { if style != oldValue { didChange() } } }
  /// The item's width, in points; 0 to fit its content.
  open var width: CGFloat = 0 { didSet { if width != oldValue { didChange() } } }
  /// The colour of its title or image; the bar's tint colour unless set.
  open var tintColor: UIColor? {
    didSet {
      didChange()
      customized(\.tintColor)
    }
  }
  /// Moves the title of the button, in points, for bar metrics.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    titleOffsets[barMetrics] = adjustment
    didChange()
    customized(for: barMetrics) { $0.setTitlePositionAdjustment(adjustment, for: barMetrics) }
  }
  /// How far the title of the button is moved, in points.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    titleOffsets[barMetrics] ?? .zero
  }
  private(set) var titleOffsets: [UIBarMetrics: UIOffset] = [:]
  /// Moves the title of a back button that the item stands for, in points, for bar metrics.
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    backTitleOffsets[barMetrics] = adjustment
    didChange()
    customized(for: barMetrics) {
      $0.setBackButtonTitlePositionAdjustment(adjustment, for: barMetrics)
    }
  }
  /// How far the title of a back button is moved, in points.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    backTitleOffsets[barMetrics] ?? .zero
  }
  private(set) var backTitleOffsets: [UIBarMetrics: UIOffset] = [:]
  /// Sets an image that is stretched behind the button in a state, for bar metrics.
  ///
  /// A state without an image has that of `.normal`, or else the bar's; nil removes it.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    setBackground(backgroundImage, for: state, style: nil, barMetrics)
    customized(for: state, barMetrics) {
      $0.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
    }
  }
  /// The image set for a state and bar metrics; nil if none is.
  open func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { backgrounds[BackgroundKey(state: state)]?[barMetrics] }
  /// Sets that image for buttons of one style only.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) {
    setBackground(backgroundImage, for: state, style: style, barMetrics)
    customized(for: state, barMetrics) {
      $0.setBackgroundImage(backgroundImage, for: state, style: style, barMetrics: barMetrics)
    }
  }
  /// The image set for a state, a style and bar metrics; nil if none is.
  open func backgroundImage(
    for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) -> UIImage? { backgrounds[BackgroundKey(state: state, style: style)]?[barMetrics] }
  /// Moves that image down, or up below 0, in points, for bar metrics.
  open func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    backgroundOffsets[barMetrics] = adjustment
    didChange()
    customized(for: barMetrics) {
      $0.setBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics)
    }
  }
  /// How far the background image is moved down, in points.
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    backgroundOffsets[barMetrics] ?? 0
  }
  /// Sets an image that is stretched behind a back button that the item stands for, in a state, for
  /// bar metrics.
  ///
  /// A state without an image has that of `.normal`, or else the bar's; nil removes it.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backBackgrounds[state, default: [:]][barMetrics] = backgroundImage
    didChange()
    customized(for: state, barMetrics) {
      $0.setBackButtonBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
    }
  }
  /// The image set for a back button in a state and bar metrics; nil if none is.
  open func backButtonBackgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { backBackgrounds[state]?[barMetrics] }
  private(set) var backBackgrounds: [UIControl.State: [UIBarMetrics: UIImage]] = [:]
  /// Moves that image down, or up below 0, in points, for bar metrics.
  open func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    backBackgroundOffsets[barMetrics] = adjustment
    didChange()
    customized(for: barMetrics) {
      $0.setBackButtonBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics)
    }
  }
  /// How far the image behind a back button is moved down, in points.
  open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat
  { backBackgroundOffsets[barMetrics] ?? 0 }
  private(set) var backBackgroundOffsets: [UIBarMetrics: CGFloat] = [:]
  var backgrounds: [BackgroundKey: [UIBarMetrics: UIImage]] = [:]
  private(set) var backgroundOffsets: [UIBarMetrics: CGFloat] = [:]
  /// All titles it may have; it is as wide as the widest of them.
  open var possibleTitles: Set<String>? { didSet { didChange() } }
  /// Whether it is hidden; hidden items take up no space.
  open var isHidden = false { didSet { if isHidden != oldValue { didChange() } } }
  /// Whether the container that it belongs to has no use for it now.
  var isWithdrawn = false { didSet { if isWithdrawn != oldValue { didChange() } } }
  /// The custom view's size in the bar.
  var customViewSize = HostedSize()
  /// Whether it is selected, which fills it with its colour.
  open var isSelected = false { didSet { if isSelected != oldValue { didChange() } } }
  /// Whether a press toggles ``isSelected``; if there is a menu, whether only the action chosen
  /// last is on in it.
  open var changesSelectionAsPrimaryAction = false
  /// The menu that a long press opens; without an action, a tap opens it too.
  open var menu: UIMenu?
  /// The group that it is in, or stands for; nil for none.
  open internal(set) weak var buttonGroup: UIBarButtonItemGroup?

  /// The action that a press runs.
  ///
  /// Its title and image become the item's, except for system items and custom views. Setting nil
  /// keeps both.
  open var primaryAction: UIAction? {
    didSet { if case .button = kind, let primaryAction { applyContent(of: primaryAction) } }
  }

  /// The method of ``target`` that a press calls if there is no ``primaryAction``.
  open var action: Selector?
  /// The object whose ``action`` is called, held weakly; nil for the first in the responder chain
  /// that implements it.
  open weak var target: AnyObject?

  /// Makes a button without title and image.
  public override init() { super.init() }

  /// Makes a button with default values; nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a button with a title or an image, or else with those of its action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    // Property observers do not run in an initialiser.
    primaryAction.map(applyContent)
    if let title { self.title = title }
    if let image { self.image = image }
    self.menu = menu
  }

  /// Makes a system item; the action's title and image are not shown.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    show(systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Makes an item that shows a custom view, at the view's size.
  public convenience init(customView: UIView) {
    self.init()
    kind = .custom(customView)
  }

  /// Makes a space that fills the width that is left.
  open class func flexibleSpace() -> Self {
    let item = instance()
    item.kind = .flexibleSpace
    return item
  }

  /// Makes a space of the default width, 8 points.
  open class func fixedSpace() -> Self { fixedSpace(BarMetrics.itemGap) }

  /// Makes a space of a width, in points.
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = instance()
    item.kind = .fixedSpace
    item.width = width
    return item
  }

  /// The custom view; nil without one.
  open var customView: UIView? {
    get { if case .custom(let view) = kind { view } else { nil } }
    set {
      kind = newValue.map(Kind.custom) ?? .button
      customViewSize = HostedSize()
      didChange()
    }
  }

  /// Shows Done while editing, and Edit otherwise.
  func showEditing(_ isEditing: Bool) { show(isEditing ? .done : .edit) }

  private func applyContent(of action: UIAction) {
    title = action.title.isEmpty ? nil : action.title
    image = action.image
  }

  private func show(_ item: SystemItem) {
    switch item {
    case .flexibleSpace: kind = .flexibleSpace
    case .fixedSpace: kind = .fixedSpace
    default: kind = .system(item)
    }
    if item == .done || item == .save { style = .done } else { style = .plain }
    didChange()
  }
}
