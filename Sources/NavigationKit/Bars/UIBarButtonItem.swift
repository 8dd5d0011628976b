public import Foundation

/// A button, a space or a view of one's own in a navigation bar or a toolbar.
open class UIBarButtonItem: UIBarItem {
  /// How a button stands out.
  public enum Style: Int, Hashable, Sendable {
    /// As any other.
    case plain = 0
    /// As the one that ends what is being done.
    case done = 2
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
  open var style = Style.plain { didSet { didChange() } }
  /// How wide it is, in points; 0 for as wide as its content.
  open var width: CGFloat = 0 { didSet { didChange() } }
  /// The colour of its title or picture; the bar's unless set.
  open var tintColor: UIColor? { didSet { didChange() } }
  /// What a press does.
  open var primaryAction: UIAction? { didSet { didChange() } }

  /// Makes an item without content.
  public required override init() { super.init() }

  /// Makes a button with a title or a picture; those of the action are used where none is given.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  /// Makes one of the system's buttons.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    self.primaryAction = primaryAction
    show(systemItem)
  }

  /// Makes an item that shows a view of one's own, in the view's size.
  public convenience init(customView: UIView) {
    self.init()
    kind = .custom(customView)
  }

  /// A space that grows until the bar is full.
  open class func flexibleSpace() -> Self {
    let item = Self()
    item.kind = .flexibleSpace
    return item
  }

  /// A space of a width in points.
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = Self()
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

  private func show(_ item: SystemItem) {
    switch item {
    case .flexibleSpace: kind = .flexibleSpace
    case .fixedSpace: kind = .fixedSpace
    default: kind = .system(item)
    }
    if item == .done || item == .save { style = .done } else { style = .plain }
    didChange()
  }

  /// The title it shows; nil where it shows something else.
  var shownTitle: String? {
    if case .system(let item) = kind { return title ?? item.title }
    return image == nil ? title : nil
  }

  /// The picture it shows; nil where it shows something else.
  var shownImage: UIImage? {
    if case .system(let item) = kind, image == nil { return item.symbol.map(UIImage.init(symbol:)) }
    return image
  }
}
