import Foundation

/// The kind of area that one of a view's own guides follows.
nonisolated enum GuideKind: Hashable, Sendable {
  case safeArea, layoutMargins, readableContent, scrollContent, scrollFrame, keyboard, topBar,
    bottomBar

  /// The name of the property that gives it.
  var word: String {
    switch self {
    case .safeArea: "safeAreaLayoutGuide"
    case .layoutMargins: "layoutMarginsGuide"
    case .readableContent: "readableContentGuide"
    case .scrollContent: "contentLayoutGuide"
    case .scrollFrame: "frameLayoutGuide"
    case .keyboard: "keyboardLayoutGuide"
    case .topBar: "topLayoutGuide"
    case .bottomBar: "bottomLayoutGuide"
    }
  }
}

extension UIView {
  /// The safe area as a layout guide.
  public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
  /// The area inside the layout margins as a layout guide.
  public var layoutMarginsGuide: UILayoutGuide { guide(.layoutMargins) }
  /// The area inside the layout margins, no wider than text can be read well, as a layout guide.
  public var readableContentGuide: UILayoutGuide { guide(.readableContent) }

  func guide(_ kind: GuideKind) -> UILayoutGuide {
    if let guide = autoLayout?.ownGuides.first(where: { $0.kind == kind }) { return guide }
    let isBar = kind == .topBar || kind == .bottomBar
    let guide = isBar ? BarLayoutGuide(kind, of: self) : UILayoutGuide(kind, of: self)
    usedAutoLayout.ownGuides.append(guide)
    return guide
  }

  /// The frame of a guide that no constraint is about.
  func frame(of kind: GuideKind) -> CGRect {
    let margins = bounds.inset(by: layoutMargins)
    switch kind {
    case .safeArea: return safeAreaBounds
    case .layoutMargins: return margins
    case .readableContent:
      let extra = max(0, margins.width - ReadableWidth.points(for: traitCollection)) / 2
      return margins.insetBy(dx: extra, dy: 0)
    case .scrollContent:
      return CGRect(origin: .zero, size: (self as? UIScrollView)?.contentSize ?? .zero)
    case .scrollFrame: return bounds
    case .keyboard: return bottomStrip(keyboardLayoutGuide.covered)
    case .topBar:
      return CGRect(
        x: bounds.minX, y: bounds.minY, width: bounds.width, height: safeAreaInsets.top)
    case .bottomBar: return bottomStrip(safeAreaInsets.bottom)
    }
  }

  private func bottomStrip(_ height: CGFloat) -> CGRect {
    CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }
}

extension UIScrollView {
  /// The area of the content: views constrained to its edges give the content its size.
  public var contentLayoutGuide: UILayoutGuide { guide(.scrollContent) }
  /// The view's frame, which stays in place while the content scrolls.
  public var frameLayoutGuide: UILayoutGuide { guide(.scrollFrame) }
}
