extension AccessibilityNode.Kind {
  /// The kind of a view; nil for one that is not shown as a part, unlike what is in it.
  @MainActor
  init?(of view: UIView, isEngineClass: Bool) {
    guard
      let kind = Self.ofTraits(view) ?? Self.ofBar(view) ?? Self.ofList(view)
        ?? Self.ofControl(view) ?? Self.ofText(view) ?? Self.ofFloating(view)
        ?? (isEngineClass && view.accessibilityIdentifier == nil ? nil : .other)
    else { return nil }
    self = kind
  }

  /// By the traits that the app gave a view.
  @MainActor
  private static func ofTraits(_ view: UIView) -> Self? {
    guard let traits = view.accessibility?.traits else { return nil }
    if traits.contains(.link) { return .link }
    if view is UIControl { return nil }
    if traits.contains(.button) { return .button }
    if traits.contains(.searchField) { return .searchField }
    if view is UILabel || view is UIImageView { return nil }
    if traits.contains(.image) { return .image }
    return traits.contains(.staticText) || traits.contains(.header) ? .staticText : nil
  }

  @MainActor
  private static func ofBar(_ view: UIView) -> Self? {
    switch view {
    case is UINavigationBar: .navigationBar
    case is UIToolbar: .toolbar
    case is UITabBar: .tabBar
    case is BackButton, is BarButton, is TabBarButton: .button
    default: nil
    }
  }

  @MainActor
  private static func ofList(_ view: UIView) -> Self? {
    switch view {
    case is UITableViewCell, is UICollectionViewCell: .cell
    case is UITableView: .table
    case is UICollectionView: .collectionView
    case is RowGrip: .button
    case is UITextView: .textView
    case is PickerWheel: .pickerWheel
    case is UIScrollView where !(view is AlertHeader || view is AlertButtonList): .scrollView
    default: nil
    }
  }

  @MainActor
  private static func ofControl(_ view: UIView) -> Self? {
    switch view {
    case is UIRefreshControl: .other
    case let view as UITextField where view.isSecureTextEntry: .secureTextField
    case is UISearchTextField: .searchField
    case is UITextField: .textField
    case is UISwitch: .switch
    case is UISlider, is ColorSlider: .slider
    case is ColorPane: .other
    case is UIStepper: .stepper
    case is UISegmentedControl: .segmentedControl
    case is UIPageControl: .pageIndicator
    case is UIDatePicker: .datePicker
    case is UIPickerView: .picker
    case is UIColorWell: .colorWell
    case is UIProgressView: .progressIndicator
    case is UIActivityIndicatorView: .activityIndicator
    case is EditMenuButton: .menuItem
    case is UIButton, is SegmentView, is StepperHalf, is MenuRow, is AlertButton, is MonthButton,
      is DateDay, is DateButton:
      .button
    default: nil
    }
  }

  @MainActor
  private static func ofText(_ view: UIView) -> Self? {
    switch view {
    case let view as UILabel where view.elementText != nil || view.accessibilityLabel != nil:
      .staticText
    case let view as UIImageView where view.image != nil: .image
    default: nil
    }
  }

  @MainActor
  private static func ofFloating(_ view: UIView) -> Self? {
    switch view {
    case is UIWindow: .window
    case let view as AlertView: view.form == .alert ? .alert : .sheet
    case is PopoverCard: .popover
    case is PopoverSurroundings: .other
    case is MenuPanel, is EditMenuBar: .menu
    case is KeyboardView: .keyboard
    case let view as KeyView: view.elementRole == .key && !view.face.key.isButton ? .key : .button
    case is KeyChoiceView: .key
    default: nil
    }
  }
}

extension KeyboardKey {
  /// Whether UI tests find it among the buttons, and not among the keys.
  fileprivate nonisolated var isButton: Bool {
    switch self {
    case .text, .space, .delete, .plane: false
    default: true
    }
  }
}
