extension FormerName {
  static let types =
    nested.flatMap { outer, names in
      names.map { FormerName.type("\(outer)\($0.former)", "\(outer).\($0.now)") }
    } + others

  /// Types that became members of another: `UIControlState` is `UIControl.State`.
  private static let nested: [(String, [(former: String, now: String)])] = [
    ("UIApplication", same("LaunchOptionsKey", "OpenURLOptionsKey", "State")),
    (
      "UIControl",
      [("State", "State"), ("Events", "Event")]
        + same("ContentHorizontalAlignment", "ContentVerticalAlignment")
    ),
    (
      "UIView",
      [
        ("AnimationCurve", "AnimationCurve"), ("AnimationTransition", "AnimationTransition"),
        ("Autoresizing", "AutoresizingMask"),
      ]
        + same("AnimationOptions", "KeyframeAnimationOptions", "ContentMode", "TintAdjustmentMode")
    ),
    ("UITableView", same("Style", "ScrollPosition", "RowAnimation")),
    (
      "UITableViewCell",
      [("Style", "CellStyle")]
        + same("AccessoryType", "SelectionStyle", "EditingStyle", "StateMask", "DragState")
    ),
    ("UITableViewRowAction", same("Style")),
    ("UIContextualAction", same("Style")),
    ("UICollectionView", same("ScrollPosition", "ScrollDirection")),
    ("UICollectionViewCell", same("DragState")),
    ("UICollectionViewFlowLayout", same("SectionInsetReference")),
    ("UIAlertAction", same("Style")),
    ("UIAlertController", same("Style")),
    ("UIBarButtonItem", same("Style")),
    ("UITextField", same("ViewMode")),
    ("UIImage", [("Orientation", "Orientation")] + same("RenderingMode", "ResizingMode")),
    ("UIGestureRecognizer", same("State")),
    ("UISwipeGestureRecognizer", same("Direction")),
    (
      "UIScrollView",
      [("IndicatorStyle", "IndicatorStyle")]
        + same("KeyboardDismissMode", "ContentInsetAdjustmentBehavior")
    ),
    ("UIActivityIndicatorView", same("Style")),
    ("UIDatePicker", same("Mode")),
    ("UINavigationController", same("Operation")),
    (
      "UIPageViewController",
      same("NavigationDirection", "NavigationOrientation", "TransitionStyle", "SpineLocation")
    ),
    ("UISplitViewController", same("DisplayMode")),
    ("UIStackView", same("Distribution", "Alignment")),
    ("UIProgressView", same("Style")),
    ("UITouch", same("Phase")),
    ("UIBlurEffect", same("Style")),
    ("UIFont", same("TextStyle", "Weight")),
    ("UIWindow", same("Level")),
    ("UIActivity", [("Type", "ActivityType")]),
    ("UIAttachmentBehavior", [("Type", "AttachmentType")]),
    ("UICollisionBehavior", same("Mode")),
    ("UIDocument", same("ChangeKind", "SaveOperation", "State")),
    ("UIEvent", [("Type", "EventType"), ("Subtype", "EventSubtype")]),
    ("UIFontDescriptor", same("SymbolicTraits")),
    (
      "UIImagePickerController",
      same("SourceType", "CameraDevice", "CameraCaptureMode", "CameraFlashMode")
    ),
    ("UIInputView", same("Style")),
    ("UIMenuController", same("ArrowDirection")),
    ("UIPreviewAction", same("Style")),
    ("UIPushBehavior", same("Mode")),
    ("UISearchBar", same("Icon", "Style")),
    ("UISegmentedControl", same("Segment")),
  ]

  private static func same(_ names: String...) -> [(former: String, now: String)] {
    names.map { ($0, $0) }
  }

  private static let others = [
    type("UIButtonType", "UIButton.ButtonType"),
    type("UIBarButtonSystemItem", "UIBarButtonItem.SystemItem"),
    type("UITabBarSystemItem", "UITabBarItem.SystemItem"),
    type("UITextBorderStyle", "UITextField.BorderStyle"),
    type("UILayoutConstraintAxis", "NSLayoutConstraint.Axis"),
    type("NSLayoutAttribute", "NSLayoutConstraint.Attribute"),
    type("NSLayoutRelation", "NSLayoutConstraint.Relation"),
    type("NSLayoutFormatOptions", "NSLayoutConstraint.FormatOptions"),
    type("NSAttributedStringKey", "NSAttributedString.Key"),
    type("UITableViewCellSeparatorStyle", "UITableView.SeparatorStyle"),
    type("UITableViewDropIntent", "UITableViewDropProposal.Intent"),
    type("UICollectionViewDropIntent", "UICollectionViewDropProposal.Intent"),
    type("UICollectionElementCategory", "UICollectionView.ElementCategory"),
    type("UICollectionUpdateAction", "UICollectionViewUpdateItem.Action"),
    type("UITabBarItemPositioning", "UITabBar.ItemPositioning"),
    type("UIImpactFeedbackStyle", "UIImpactFeedbackGenerator.FeedbackStyle"),
    type("UINotificationFeedbackType", "UINotificationFeedbackGenerator.FeedbackType"),
    type("RunLoopMode", "RunLoop.Mode"),
  ]
}
