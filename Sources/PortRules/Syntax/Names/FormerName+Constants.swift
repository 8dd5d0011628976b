extension FormerName {
  static let constants = families + others

  /// Constants that became members of one type: `kCAFillModeBoth` is `CAMediaTimingFillMode.both`.
  private static let families = [
    family(
      "kCAAnimation", of: "CAAnimationCalculationMode", "Linear Discrete Paced Cubic CubicPaced"),
    family("kCAAnimation", of: "CAAnimationRotationMode", "RotateAuto RotateAutoReverse"),
    family("kCAAlignment", of: "CATextLayerAlignmentMode", "Natural Left Right Center Justified"),
    family("kCAEmitterLayer", of: "CAEmitterLayerEmitterMode", "Points Outline Surface Volume"),
    family("kCAEmitterLayer", of: "CAEmitterLayerEmitterShape", "Point Line Rectangle Circle"),
    family("kCAEmitterLayer", of: "CAEmitterLayerRenderMode", "Unordered OldestFirst OldestLast"),
    family("kCAFillMode", of: "CAMediaTimingFillMode", "Removed Forwards Backwards Both"),
    family("kCAFillRule", of: "CAShapeLayerFillRule", "NonZero EvenOdd"),
    family("kCAFilter", of: "CALayerContentsFilter", "Nearest Linear Trilinear"),
    family("kCAGradientLayer", of: "CAGradientLayerType", "Axial Radial Conic"),
    family(
      "kCAGravity", of: "CALayerContentsGravity",
      """
      Center Top Bottom Left Right TopLeft TopRight BottomLeft BottomRight
      Resize ResizeAspect ResizeAspectFill
      """),
    family("kCALineCap", of: "CAShapeLayerLineCap", "Butt Round Square"),
    family("kCALineJoin", of: "CAShapeLayerLineJoin", "Miter Round Bevel"),
    family(
      "kCAMediaTimingFunction", of: "CAMediaTimingFunctionName",
      "Linear EaseIn EaseOut EaseInEaseOut Default"),
    family("kCATransition", of: "CATransitionType", "Fade MoveIn Push Reveal"),
    family("kCATransition", of: "CATransitionSubtype", "FromRight FromLeft FromTop FromBottom"),
    family("kCATruncation", of: "CATextLayerTruncationMode", "None Start End Middle"),
    family(
      "kCAValueFunction", of: "CAValueFunctionName",
      "RotateX RotateY RotateZ ScaleX ScaleY ScaleZ TranslateX TranslateY TranslateZ"),
    family(
      "NS", "AttributeName", of: "NSAttributedString.Key",
      """
      Font ParagraphStyle ForegroundColor BackgroundColor Kern StrikethroughStyle
      StrikethroughColor UnderlineStyle UnderlineColor StrokeColor StrokeWidth Shadow
      Attachment Link BaselineOffset Obliqueness
      """),
    family(
      "UIAccessibilityTrait", of: "UIAccessibilityTraits",
      """
      None Button Link Image Selected PlaysSound KeyboardKey StaticText SummaryElement NotEnabled
      UpdatesFrequently SearchField StartsMediaSession Adjustable AllowsDirectInteraction
      CausesPageTurn TabBar Header
      """),
    family(
      "UIAccessibility", "Notification", of: "UIAccessibility.Notification",
      "ScreenChanged LayoutChanged Announcement PageScrolled"),
    family(
      "UIFontWeight", of: "UIFont.Weight",
      "UltraLight Thin Light Regular Medium Semibold Bold Heavy Black"),
    family(
      "UIImagePickerController", of: "UIImagePickerController.InfoKey",
      "MediaType OriginalImage EditedImage CropRect MediaURL"),
    family(
      "UILayoutPriority", of: "UILayoutPriority",
      "Required DefaultHigh DefaultLow FittingSizeLevel"),
    family("UIScrollViewDecelerationRate", of: "UIScrollView.DecelerationRate", "Normal Fast"),
    family("UIWindowLevel", of: "UIWindow.Level", "Normal Alert StatusBar"),
    strings("UIKeyInput", of: "UIKeyCommand", "UpArrow DownArrow LeftArrow RightArrow Escape") {
      "input\($0)"
    },
    strings(
      "UIKeyboard", of: "UIResponder",
      """
      FrameBeginUserInfoKey FrameEndUserInfoKey AnimationDurationUserInfoKey
      AnimationCurveUserInfoKey IsLocalUserInfoKey
      """
    ) { "keyboard\($0)" },
    strings(
      "UICollectionElementKind", of: "UICollectionView", "SectionHeader SectionFooter"
    ) { "elementKind\($0)" },
  ].flatMap(\.self)

  private static let others = [
    constant("UITableViewAutomaticDimension", "CGFloat", "UITableView.automaticDimension"),
    constant("UITableViewIndexSearch", "String", "UITableView.indexSearch"),
    constant("UIViewNoIntrinsicMetric", "CGFloat", "UIView.noIntrinsicMetric"),
    constant("UILayoutFittingCompressedSize", "CGSize", "UIView.layoutFittingCompressedSize"),
    constant("UILayoutFittingExpandedSize", "CGSize", "UIView.layoutFittingExpandedSize"),
    constant(
      "UICollectionViewFlowLayoutAutomaticSize", "CGSize",
      "UICollectionViewFlowLayout.automaticSize"),
    constant("UIApplicationOpenSettingsURLString", "String", "UIApplication.openSettingsURLString"),
    constant(
      "UIBackgroundTaskInvalid", "UIBackgroundTaskIdentifier", "UIBackgroundTaskIdentifier.invalid"),
    constant("UISegmentedControlNoSegment", "Int", "UISegmentedControl.noSegment"),
    constant(
      "UISplitViewControllerAutomaticDimension", "CGFloat",
      "UISplitViewController.automaticDimension"),
    constant(
      "UIPageViewControllerOptionSpineLocationKey", "UIPageViewController.OptionsKey",
      "UIPageViewController.OptionsKey.spineLocation"),
    constant(
      "UIPageViewControllerOptionInterPageSpacingKey", "UIPageViewController.OptionsKey",
      "UIPageViewController.OptionsKey.interPageSpacing"),
  ]

  /// The constants of a type that stood between a start and an end.
  private static func family(
    _ start: String, _ end: String = "", of type: String, _ names: String
  ) -> [FormerName] {
    words(names).map { constant("\(start)\($0)\(end)", type, "\(type).\($0.lowercasedFirst)") }
  }

  /// The texts of a class that stood behind a start.
  private static func strings(
    _ start: String, of type: String, _ names: String, now: (String) -> String
  ) -> [FormerName] {
    words(names).map { constant("\(start)\($0)", "String", "\(type).\(now($0))") }
  }

  private static func words(_ names: String) -> [String] {
    names.split { $0 == " " || $0 == "\n" }.map(String.init)
  }
}

extension String {
  /// As a member is named after a constant: `EaseIn` is `easeIn`.
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
