extension FormerName {
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
        "@preconcurrency @MainActor public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }"
    ),
    FormerName(
      name: "UIImageJPEGRepresentation",
      declaration: """
        @preconcurrency @MainActor
        public func UIImageJPEGRepresentation(_ image: UIImage, _ quality: CGFloat) -> Data? {
          image.jpegData(compressionQuality: quality)
        }
        """),
    FormerName(
      name: "UIAccessibilityPostNotification",
      declaration: """
        @preconcurrency @MainActor public func UIAccessibilityPostNotification(
          _ notification: UIAccessibility.Notification, _ argument: Any?
        ) { UIAccessibility.post(notification: notification, argument: argument) }
        """),
    FormerName(
      name: "UIAccessibilityIsVoiceOverRunning",
      declaration: """
        @preconcurrency @MainActor public func UIAccessibilityIsVoiceOverRunning() -> Bool {
          UIAccessibility.isVoiceOverRunning
        }
        """),
    FormerName(
      name: "UIAccessibilityIsReduceMotionEnabled",
      declaration: """
        @preconcurrency @MainActor public func UIAccessibilityIsReduceMotionEnabled() -> Bool {
          UIAccessibility.isReduceMotionEnabled
        }
        """),
  ]

  static let members = [
    member(
      "colorLiteralRed", of: "UIColor",
      """
      convenience init(colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
          self.init(
            red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
        }
      """),
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
    member(
      "activityIndicatorViewStyle", of: "UIActivityIndicatorView",
      "var activityIndicatorViewStyle: Style { get { style } set { style = newValue } }"),
    member(
      "commonModes", of: "RunLoop.Mode", "static var commonModes: RunLoop.Mode { .common }"),
    member(
      "defaultRunLoopMode", of: "RunLoop.Mode",
      "static var defaultRunLoopMode: RunLoop.Mode { .default }"),
    underlineStyle("styleSingle", "single"), underlineStyle("styleThick", "thick"),
    underlineStyle("styleDouble", "double"), underlineStyle("styleNone", nil),
  ]

  /// A line's style by its former name; nil is none.
  private static func underlineStyle(_ name: String, _ now: String?) -> FormerName {
    member(
      name, of: "NSUnderlineStyle",
      "static var \(name): NSUnderlineStyle { \(now.map { ".\($0)" } ?? "[]") }")
  }
}
