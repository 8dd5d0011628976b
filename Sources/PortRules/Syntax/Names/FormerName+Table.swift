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
      [("Style", "CellStyle")] + same("AccessoryType", "SelectionStyle", "EditingStyle")
    ),
    ("UITableViewRowAction", same("Style")),
    ("UIContextualAction", same("Style")),
    ("UICollectionView", same("ScrollPosition", "ScrollDirection")),
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
  ]

  static let constants = [
    constant("UITableViewAutomaticDimension", "CGFloat", "UITableView.automaticDimension"),
    constant("UIViewNoIntrinsicMetric", "CGFloat", "UIView.noIntrinsicMetric"),
    constant("UILayoutFittingCompressedSize", "CGSize", "UIView.layoutFittingCompressedSize"),
    constant("UILayoutFittingExpandedSize", "CGSize", "UIView.layoutFittingExpandedSize"),
    constant(
      "UICollectionElementKindSectionHeader", "String", "UICollectionView.elementKindSectionHeader"),
    constant(
      "UICollectionElementKindSectionFooter", "String", "UICollectionView.elementKindSectionFooter"),
    constant(
      "UICollectionViewFlowLayoutAutomaticSize", "CGSize",
      "UICollectionViewFlowLayout.automaticSize"),
    constant("UIApplicationOpenSettingsURLString", "String", "UIApplication.openSettingsURLString"),
    constant("UIWindowLevelNormal", "UIWindow.Level", "UIWindow.Level.normal"),
    constant("UIWindowLevelAlert", "UIWindow.Level", "UIWindow.Level.alert"),
    constant("UIWindowLevelStatusBar", "UIWindow.Level", "UIWindow.Level.statusBar"),
    constant(
      "UIKeyboardFrameBeginUserInfoKey", "String", "UIResponder.keyboardFrameBeginUserInfoKey"),
    constant("UIKeyboardFrameEndUserInfoKey", "String", "UIResponder.keyboardFrameEndUserInfoKey"),
    constant(
      "UIKeyboardAnimationDurationUserInfoKey", "String",
      "UIResponder.keyboardAnimationDurationUserInfoKey"),
    constant(
      "UIKeyboardAnimationCurveUserInfoKey", "String",
      "UIResponder.keyboardAnimationCurveUserInfoKey"),
    constant("UIFontWeightLight", "UIFont.Weight", "UIFont.Weight.light"),
    constant("UIFontWeightRegular", "UIFont.Weight", "UIFont.Weight.regular"),
    constant("UIFontWeightMedium", "UIFont.Weight", "UIFont.Weight.medium"),
    constant("UIFontWeightSemibold", "UIFont.Weight", "UIFont.Weight.semibold"),
    constant("UIFontWeightBold", "UIFont.Weight", "UIFont.Weight.bold"),
    constant("NSFontAttributeName", "NSAttributedString.Key", "NSAttributedString.Key.font"),
    constant(
      "NSForegroundColorAttributeName", "NSAttributedString.Key",
      "NSAttributedString.Key.foregroundColor"),
    constant("kCAFillModeForwards", "CAMediaTimingFillMode", "CAMediaTimingFillMode.forwards"),
    constant("kCAFillModeBackwards", "CAMediaTimingFillMode", "CAMediaTimingFillMode.backwards"),
    constant("kCAFillModeBoth", "CAMediaTimingFillMode", "CAMediaTimingFillMode.both"),
    constant(
      "kCAMediaTimingFunctionLinear", "CAMediaTimingFunctionName",
      "CAMediaTimingFunctionName.linear"),
    constant(
      "kCAMediaTimingFunctionEaseIn", "CAMediaTimingFunctionName",
      "CAMediaTimingFunctionName.easeIn"),
    constant(
      "kCAMediaTimingFunctionEaseOut", "CAMediaTimingFunctionName",
      "CAMediaTimingFunctionName.easeOut"),
    constant(
      "kCAMediaTimingFunctionEaseInEaseOut", "CAMediaTimingFunctionName",
      "CAMediaTimingFunctionName.easeInEaseOut"),
    constant("kCALineCapRound", "CAShapeLayerLineCap", "CAShapeLayerLineCap.round"),
    constant("kCALineJoinRound", "CAShapeLayerLineJoin", "CAShapeLayerLineJoin.round"),
  ]

  static let notifications =
    ["WillShow", "DidShow", "WillHide", "DidHide", "WillChangeFrame", "DidChangeFrame"].map {
      notification("UIKeyboard\($0)", "UIResponder.keyboard\($0)Notification")
    }
    + [
      "BecomeActive", "EnterBackground", "FinishLaunching", "ReceiveMemoryWarning",
    ].map { notification("UIApplicationDid\($0)", "UIApplication.did\($0)Notification") }
    + ["ResignActive", "EnterForeground", "Terminate"].map {
      notification("UIApplicationWill\($0)", "UIApplication.will\($0)Notification")
    }
    + [
      notification("UITextFieldTextDidChange", "UITextField.textDidChangeNotification"),
      notification("UITextViewTextDidChange", "UITextView.textDidChangeNotification"),
      notification("UIDeviceOrientationDidChange", "UIDevice.orientationDidChangeNotification"),
      notification("UIContentSizeCategoryDidChange", "UIContentSizeCategory.didChangeNotification"),
    ]

  static let functions = [
    FormerName(
      name: "UIEdgeInsetsMake",
      declaration: """
        public func UIEdgeInsetsMake(
          _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
        ) -> UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }
        """),
    FormerName(
      name: "UIEdgeInsetsInsetRect",
      declaration: """
        public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
          rect.inset(by: insets)
        }
        """),
    FormerName(
      name: "UIImagePNGRepresentation",
      declaration:
        "@MainActor public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }"
    ),
    FormerName(
      name: "UIImageJPEGRepresentation",
      declaration: """
        @MainActor
        public func UIImageJPEGRepresentation(_ image: UIImage, _ quality: CGFloat) -> Data? {
          image.jpegData(compressionQuality: quality)
        }
        """),
  ]

  static let members = [
    member(
      "addChildViewController", of: "UIViewController",
      "func addChildViewController(_ child: UIViewController) { addChild(child) }"),
    member(
      "removeFromParentViewController", of: "UIViewController",
      "func removeFromParentViewController() { removeFromParent() }"),
    member(
      "childViewControllers", of: "UIViewController",
      "var childViewControllers: [UIViewController] { children }"),
    member(
      "toParentViewController", of: "UIViewController",
      """
      func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }
        public func willMove(toParentViewController parent: UIViewController?) {
          willMove(toParent: parent)
        }
      """),
    member(
      "toFront", of: "UIView",
      "func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }"),
    member(
      "toBack", of: "UIView", "func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }"),
  ]
}
