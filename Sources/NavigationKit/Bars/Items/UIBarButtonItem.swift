public import Foundation

/// A button, a space or a view of one's own in a navigation bar or a toolbar.
open class UIBarButtonItem: UIBarItem {
  /// How a button stands out.
  public enum Style: Int, Hashable, Sendable {
    /// As any other.
    case plain = 0
    /// As the one that ends what is being done.
    case done = 2
    /// The same, by its newer name.
    public static let prominent = Style.done
  }

  /// What the item is, beside its title and picture.
  enum Kind {
    case button
    case system(SystemItem)
    case custom(UIView)
    case fixedSpace
    case flexibleSpace
  }

  private(set) var kind = Kind.button

  /// How it stands out.
  open var style = Style.plain { didSet { if style != oldValue { didChange() } } }
  /// How wide it is, in points; 0 for as wide as its content.
  open var width: CGFloat = 0 { didSet { if width != oldValue { didChange() } } }
  /// The colour of its title or picture; the bar's unless set.
  open var tintColor: UIColor? {
    didSet {
      didChange()
      customized(\.tintColor)
    }
  }
  /// Every title it may show: it is as wide as the widest of them.
  open var possibleTitles: Set<String>? { didSet { didChange() } }
  /// Whether it is left out of the bar.
  open var isHidden = false { didSet { if isHidden != oldValue { didChange() } } }
  /// Whether what it stands for is the case: it is filled with its colour then.
  open var isSelected = false { didSet { if isSelected != oldValue { didChange() } } }
  /// Whether a press toggles ``isSelected``, or where there is a menu, whether only the action chosen
  /// last is on in it.
  open var changesSelectionAsPrimaryAction = false
  /// What a long press opens; a tap opens it where there is no primary action.
  open var menu: UIMenu?

  /// What a press does.
  ///
  /// Its title and picture become the item's, unless that is one of the system's buttons or shows a
  /// view of one's own. Setting nil leaves both as they are.
  open var primaryAction: UIAction? {
    didSet { if case .button = kind, let primaryAction { takeLooks(of: primaryAction) } }
  }

  /// What ``target`` is called by at a press, where there is no ``primaryAction``.
  open var action: Selector?
  /// Who is called at a press, held weakly; nil stands for the first in the responder chain that
  /// answers.
  open weak var target: AnyObject?

  /// Makes a button that shows nothing yet.
  public override init() { super.init() }

  /// Makes a button of an archive; what the archive does not say is as in a new one.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a button with a title or a picture; those of the action are used where none is given.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    // Observers do not run in an initialiser.
    primaryAction.map(takeLooks)
    if let title { self.title = title }
    if let image { self.image = image }
    self.menu = menu
  }

  /// Makes one of the system's buttons; title and picture of the action do not show.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    show(systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Makes an item that shows a view of one's own, in the view's size.
  public convenience init(customView: UIView) {
    self.init()
    kind = .custom(customView)
  }

  /// A space that grows until the bar is full.
  open class func flexibleSpace() -> Self {
    let item = instance()
    item.kind = .flexibleSpace
    return item
  }

  /// A space as wide as between two items of a navigation bar.
  open class func fixedSpace() -> Self { fixedSpace(BarMetrics.itemGap) }

  /// A space of a width in points.
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = instance()
    item.kind = .fixedSpace
    item.width = width
    return item
  }

  /// The view of one's own that it shows.
  open var customView: UIView? {
    get { if case .custom(let view) = kind { view } else { nil } }
    set {
      kind = newValue.map(Kind.custom) ?? .button
      didChange()
    }
  }

  /// Says Done while editing, else Edit.
  func showEditing(_ isEditing: Bool) { show(isEditing ? .done : .edit) }

  private func takeLooks(of action: UIAction) {
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
