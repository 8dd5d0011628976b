import Foundation

/// The margins that were set on a view.
nonisolated struct LayoutMargins: Hashable, Sendable {
  /// The margins without the safe area's and the superview's part.
  enum Setting: Hashable, Sendable {
    case standard
    case sides(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }

  var setting = Setting.standard
  var preservesSuperview = false
  var insetsFromSafeArea = true

  /// The margins in effect.
  ///
  /// - Parameters:
  ///   - minimum: The minimum of margins that were set.
  ///   - superview: The part of the superview's margins that reaches into the view; nil to ignore it.
  func effective(
    standard: UIEdgeInsets, minimum: UIEdgeInsets, safeArea: UIEdgeInsets, superview: UIEdgeInsets?,
    isRightToLeft: Bool
  ) -> UIEdgeInsets {
    var margins =
      switch setting {
      case .standard: standard
      case .sides(let sides): sides.atLeast(minimum)
      case .directional(let insets):
        insets.sides(isRightToLeft: isRightToLeft).atLeast(minimum)
      }
    if insetsFromSafeArea { margins = margins + safeArea }
    guard preservesSuperview, let superview else { return margins }
    return margins.atLeast(superview)
  }
}

nonisolated extension UIEdgeInsets {
  /// The margins of a view that is no page's, in points; as UIKit documents them.
  static let standardMargins = UIEdgeInsets(all: 8)

  /// The greater inset of each side.
  fileprivate func atLeast(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}

nonisolated extension NSDirectionalEdgeInsets {
  /// The insets with left and right in place of leading and trailing.
  func sides(isRightToLeft: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top, left: isRightToLeft ? trailing : leading, bottom: bottom,
      right: isRightToLeft ? leading : trailing)
  }
}

/// How wide text can be read well.
nonisolated enum ReadableWidth {
  /// With the standard text size, in points; as UIKit's guide measures on an iPad.
  private static let standard: CGFloat = 672
  /// The standard size of running text, in points.
  private static let standardText: CGFloat = 17

  /// The maximum width of a line, which grows with the text.
  @MainActor static func points(for traits: UITraitCollection) -> CGFloat {
    let text = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize
    return (standard * text / standardText).rounded()
  }
}

extension UIView {
  /// The margins in effect.
  var effectiveMargins: UIEdgeInsets {
    let margins = autoLayout?.margins ?? LayoutMargins()
    return margins.effective(
      standard: standardMargins, minimum: minimumMargins, safeArea: safeAreaOfMargins,
      superview: margins.preservesSuperview ? superviewMargins : nil,
      isRightToLeft: isRightToLeft)
  }

  /// The margins by layout direction.
  var directionalMargins: NSDirectionalEdgeInsets {
    let (margins, isMirrored) = (layoutMargins, isRightToLeft)
    return NSDirectionalEdgeInsets(
      top: margins.top, leading: isMirrored ? margins.right : margins.left,
      bottom: margins.bottom, trailing: isMirrored ? margins.left : margins.right)
  }

  func setMargins(_ setting: LayoutMargins.Setting) { changeMargins { $0.setting = setting } }

  /// Whether margins are at least as far in as the superview's; false by default.
  public var preservesSuperviewLayoutMargins: Bool {
    get { autoLayout?.margins.preservesSuperview ?? false }
    set { changeMargins { $0.preservesSuperview = newValue } }
  }

  /// Whether margins are counted from the safe area; true by default.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { autoLayout?.margins.insetsFromSafeArea ?? true }
    set { changeMargins { $0.insetsFromSafeArea = newValue } }
  }

  private func changeMargins(_ change: (inout LayoutMargins) -> Void) {
    var margins = usedAutoLayout.margins
    change(&margins)
    guard margins != usedAutoLayout.margins else { return }
    usedAutoLayout.margins = margins
    marginsDidChange()
  }

  /// The margins have changed, as have those of subviews that preserve them.
  func marginsDidChange() {
    setNeedsLayout()
    viewController?.reportedMargins = layoutMargins
    layoutMarginsDidChange()
    viewController?.viewLayoutMarginsDidChange()
    for guide in autoLayout?.ownGuides ?? [] { engineIfConstrained?.invalidate(guide) }
    for subview in subviews where subview.preservesSuperviewLayoutMargins {
      subview.marginsDidChange()
    }
  }

  /// The part of the superview's margins that reaches into the view.
  private var superviewMargins: UIEdgeInsets? {
    guard let superview else { return nil }
    let (outer, space, frame) = (superview.layoutMargins, superview.bounds, untransformedFrame)
    // Scrolled views keep their margins on their path to the edge and past it.
    let scrolls = superview is UIScrollView
    return UIEdgeInsets(
      top: scrolls ? 0 : outer.top - (frame.minY - space.minY),
      left: outer.left - (frame.minX - space.minX),
      bottom: scrolls ? 0 : outer.bottom - (space.maxY - frame.maxY),
      right: outer.right - (space.maxX - frame.maxX))
  }

  /// A page's margins are never less than the system's, unless its controller allows that.
  private var minimumMargins: UIEdgeInsets {
    guard let viewController, viewController.viewRespectsSystemMinimumLayoutMargins else {
      return .zero
    }
    return viewController.systemMinimumLayoutMargins.sides(isRightToLeft: isRightToLeft)
  }

  /// The margins of a controller's view; nil for other views.
  var standardMarginsOfPage: UIEdgeInsets? {
    viewController?.defaultMargins.sides(isRightToLeft: isRightToLeft)
  }
}

extension UIViewController {
  /// Tells of margins that changed with the safe area, the width or the window, before the view is
  /// laid out.
  func reportMarginsIfNeeded() {
    guard view.window != nil else { return }
    let margins = view.layoutMargins
    guard margins != reportedMargins else { return }
    reportedMargins = margins
    view.layoutMarginsDidChange()
    viewLayoutMarginsDidChange()
  }
}
