import Drawing
import Foundation
import NavigationKit

/// What an audit knows of a screen: its views as they are drawn, its texts and its elements.
///
/// Of a screen with something modal in front, only that is audited; of one with a menu of UIKit's,
/// nothing.
struct AuditedScreen {
  let stage: Stage
  /// The screen in points.
  let bounds: CGRect
  /// The views, back to front.
  let views: [DrawnView]
  /// The texts, back to front.
  let texts: [AuditedText]
  /// The elements, outer ones first.
  let elements: [AuditedElement]

  init(of stage: Stage) {
    self.stage = stage
    bounds = stage.screen.bounds
    let front = stage.frontModal
    let isAudited = { (view: UIView) in
      // The keyboard is in a window of its own.
      !stage.showsSystemScreen && view.window === stage.window
        && front.map { view.isDescendant(of: $0) } ?? true
    }
    views = stage.drawnViews()
    let found = views.enumerated().compactMap { order, drawn in
      isAudited(drawn.view) ? AuditedText(drawn, order: order) : nil
    }
    let (bounds, drawnViews) = (bounds, views)
    // What is wholly behind something is no fault of its own.
    texts = found.filter { text in
      let seen = text.box.intersection(text.drawn.visible).intersection(bounds)
      return seen.isEmpty
        || !Self.parts(of: seen, behind: text.order, in: drawnViews, hiddenBy: [.opaque]).isEmpty
    }
    let orders = Dictionary(
      views.enumerated().map { (ObjectIdentifier($1.view), $0) }, uniquingKeysWith: { $1 })
    var counts: [Int: Int] = [:]
    elements = stage.accessibilityTree().flatMap(\.withParts).compactMap { node in
      guard node.kind != .window, isAudited(node.view),
        let order = orders[ObjectIdentifier(node.view)]
      else { return nil }
      // Elements that are no views have the one that lists them.
      let number = counts[order, default: 0]
      counts[order] = number + 1
      let path = drawnViews[order].path + (number == 0 ? "" : "/element[\(number)]")
      return AuditedElement(node: node.finite, order: order, path: path, isView: number == 0)
    }
  }

  /// What of a rectangle nothing in front of a view hides.
  ///
  /// - Parameter andVeils: Whether what is seen in other colours is left out, too.
  func uncovered(_ rect: CGRect, behind order: Int, andVeils: Bool = false) -> [CGRect] {
    Self.parts(
      of: rect.intersection(bounds), behind: order, in: views,
      hiddenBy: andVeils ? [.opaque, .veil] : [.opaque])
  }

  private static func parts(
    of rect: CGRect, behind order: Int, in views: [DrawnView], hiddenBy covers: Set<DrawnView.Cover>
  ) -> [CGRect] {
    views[(order + 1)...].reduce([rect]) { parts, front in
      guard covers.contains(front.cover) else { return parts }
      return parts.flatMap { $0.subtracting(front.visible) }
    }
    .filter { $0.width >= leastPart && $0.height >= leastPart }
  }

  /// The scroll views around a view, the nearest first; the view itself, if it is one.
  func scrollViews(around view: UIView) -> [UIScrollView] {
    sequence(first: view, next: \.superview).compactMap { $0 as? UIScrollView }
  }

  /// The places of an element's view and of those in it, which follow it.
  func parts(of element: AuditedElement) -> Range<Int> {
    let rest = views[(element.order + 1)...]
    return element
      .order..<(rest.firstIndex { !$0.view.isDescendant(of: element.view) } ?? rest.endIndex)
  }

  /// Whether a rectangle fills most of the screen.
  func isMostlyFilled(by frame: CGRect) -> Bool {
    frame.width * frame.height > bounds.width * bounds.height / 2
  }

  /// Whether a finger somewhere on a scroll view moves it: another page may be in front of it, or
  /// it is only shown.
  func isInUse(_ list: UIScrollView) -> Bool {
    let visible = list.convert(list.bounds, to: nil).intersection(bounds)
    guard !visible.isEmpty else { return false }
    return [0.1, 0.3, 0.5, 0.7, 0.9].contains { share in
      let point = CGPoint(x: visible.midX, y: visible.minY + visible.height * share)
      return stage.hitTest(point)?.isDescendant(of: list) == true
    }
  }

  /// The side of the smallest part of an element that counts as visible, in points.
  private static let leastPart: CGFloat = 1
}

extension AccessibilityNode {
  /// The element and all in it.
  fileprivate var withParts: [AccessibilityNode] { [self] + children.flatMap(\.withParts) }

  /// The element with a frame that can be counted with, whatever the app says.
  fileprivate var finite: AccessibilityNode {
    var node = self
    (node.frame, node.visible) = (frame.finite, visible.finite)
    return node
  }
}

extension UIView {
  /// Whether its class is the engine's own, as that of a button in a bar: the app cannot change it.
  var isEngineClass: Bool {
    let name = String(reflecting: type(of: self))
    return name.hasPrefix("NavigationKit.") && !name.hasPrefix("NavigationKit.UI")
  }

  /// Whether it is an accessory that UIKit puts beside a row's content.
  var isAccessoryOfRow: Bool {
    let views = sequence(first: self as UIView, next: \.superview)
    let row = views.first { $0 is UITableViewCell || $0 is UICollectionViewListCell }
    switch row {
    case let row as UITableViewCell:
      return !isDescendant(of: row.contentView)
        && !(row.accessoryView.map { isDescendant(of: $0) } ?? false)
    case let row as UICollectionViewListCell: return !isDescendant(of: row.contentView)
    default: return false
    }
  }

  /// The part of its frame on the screen that constraints place.
  func placed(in frame: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: frame.minX + insets.left, y: frame.minY + insets.top,
      width: max(0, frame.width - insets.left - insets.right),
      height: max(0, frame.height - insets.top - insets.bottom))
  }

  /// Whether it is in a view of a class.
  func isIn<View: UIView>(_ type: View.Type) -> Bool {
    sequence(first: self as UIView, next: \.superview).contains { $0 is View }
  }
}

extension CGRect {
  /// The parts of the rectangle that are not in another one.
  nonisolated func subtracting(_ other: CGRect) -> [CGRect] {
    let cut = intersection(other)
    guard !cut.isNull, cut.width > 0, cut.height > 0 else { return [self] }
    return [
      CGRect(x: minX, y: minY, width: width, height: cut.minY - minY),
      CGRect(x: minX, y: cut.maxY, width: width, height: maxY - cut.maxY),
      CGRect(x: minX, y: cut.minY, width: cut.minX - minX, height: cut.height),
      CGRect(x: cut.maxX, y: cut.minY, width: maxX - cut.maxX, height: cut.height),
    ].filter { $0.width > 0 && $0.height > 0 }
  }
}
