public import Foundation

/// A field to search with, and with a button to cancel and buttons for scopes if wanted.
///
/// It can be used by itself, such as in the header of a table; or it is that of a search
/// controller. Its fitting height is 56 points, and 100 with scope buttons.
open class UISearchBar: UIView {
  override func assemble() { addParts() }

  // MARK: Text

  /// The field.
  public let searchTextField = UISearchTextField(frame: .zero)
  /// Is told what the user does.
  open weak var delegate: (any UISearchBarDelegate)?

  /// The text; "" unless set.
  open var text: String? {
    get { searchTextField.text }
    set { setText(newValue) }
  }

  /// The text shown while the field is empty.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// A line of text above the field.
  open var prompt: String? { didSet { showPrompt() } }

  // MARK: Cancel

  /// Whether the Cancel button is shown; false unless set.
  open var showsCancelButton: Bool {
    get { cancelIsShown }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  /// Shows or hides the Cancel button; it slides in 0.3 seconds if `animated`.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != cancelIsShown else { return }
    cancelIsShown = showsCancelButton
    layOut(animated: animated)
  }

  // MARK: Bookmarks

  /// Whether there is a button for bookmarks at the end of the empty field; false unless set.
  open var showsBookmarkButton = false { didSet { showBookmarkButton() } }

  // MARK: Scopes

  /// The titles of the scope buttons; nil for none.
  open var scopeButtonTitles: [String]? { didSet { showScopes() } }

  /// The index of the selected scope.
  open var selectedScopeButtonIndex: Int = 0 {
    didSet {
      showScope()
      if selectedScopeButtonIndex != oldValue { owner?.searchBarDidChange() }
    }
  }

  /// Whether the scope buttons are shown, if there are any; false unless set.
  open var showsScopeBar: Bool {
    get { scopesAreShown }
    set { setShowsScope(newValue, animated: false) }
  }

  /// Shows or hides the scope buttons; they fade in 0.3 seconds if `animated`.
  open func setShowsScope(_ show: Bool, animated: Bool) {
    guard show != scopesAreShown else { return }
    scopesAreShown = show
    layOut(animated: animated)
    askForHeight()
  }

  // MARK: Appearance

  /// How a bar stands out.
  public enum Style: UInt, Hashable, Sendable {
    /// With a background of its own.
    case `default`
    /// With a background of its own.
    case prominent
    /// The field alone.
    case minimal
  }

  /// How the bar stands out; in a navigation bar it never has a background of its own.
  open var searchBarStyle = Style.default

  /// The bar's colours by itself: those of the interface's style, or dark ones.
  open var barStyle = UIBarStyle.default {
    didSet {
      if barStyle != oldValue { restyle(from: oldValue) }
      customized(\.barStyle)
    }
  }

  /// A picture in the field.
  public enum Icon: Int, Hashable, Sendable {
    /// The magnifying glass.
    case search
    /// The button that deletes the text.
    case clear
    /// The button for bookmarks.
    case bookmark
  }

  /// Sets an icon for a state; nil for the default one.
  ///
  /// The magnifying glass has no states.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    show(iconImage, for: icon, state)
  }

  /// The icon that was set for a state; nil if none was.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    images[IconKey(icon: icon, state: icon == .search ? .normal : state)]
  }

  /// The colour of the background; a light grey, or dark one, unless set.
  open var barTintColor: UIColor? { didSet { customized(\.barTintColor) } }

  /// An image that replaces the background.
  open var backgroundImage: UIImage? { didSet { customized(\.backgroundImage) } }

  /// How far the text is moved in the field.
  open var searchTextPositionAdjustment: UIOffset {
    get { searchTextField.textOffset }
    set {
      searchTextField.textOffset = newValue
      customized(\.searchTextPositionAdjustment)
    }
  }

  override func paint(on canvas: inout Canvas) { paintBackground(on: &canvas) }

  open override func layoutSubviews() { placeParts() }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : bounds.width, height: fullHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fullHeight)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    setNeedsLayout()
    askForHeight()
  }

  // MARK: Responder

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  // MARK: State

  /// The search controller it belongs to.
  weak var owner: (any SearchBarOwner)?
  /// Where it is.
  var place = SearchBarLayout.Place.standalone { didSet { setNeedsLayout() } }
  private(set) lazy var fieldDelegate = SearchFieldDelegate(of: self)
  let cancelButton = UIButton(type: .system)
  private(set) lazy var bookmarkButton = makeBookmarkButton()
  let promptLabel = BarTitleLabel(role: .prompt)
  /// The scope buttons; nil without titles.
  var scopes: UISegmentedControl?
  /// The icons that were set.
  var images: [IconKey: UIImage] = [:]
  private var cancelIsShown = false
  private var scopesAreShown = false

  /// Which icon, and in which state.
  struct IconKey: Hashable {
    let icon: Icon
    let state: UIControl.State
  }

  /// Changes it for a search or back, without a layout of its own; nil leaves things as they are.
  func change(to place: SearchBarLayout.Place, showsCancel: Bool?, showsScopes: Bool?) {
    self.place = place
    cancelIsShown = showsCancel ?? cancelIsShown
    scopesAreShown = showsScopes ?? scopesAreShown
  }
}
