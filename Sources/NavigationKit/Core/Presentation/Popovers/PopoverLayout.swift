import Drawing
import Foundation

/// Computes a popover's frame and its arrow, without views.
nonisolated struct PopoverLayout: Hashable, Sendable {
  /// The rectangle it points at, in the container's coordinates, as all frames here.
  var source: CGRect
  /// The container's bounds.
  var bounds: CGRect
  /// The container's safe area insets, in points.
  var insets = UIEdgeInsets.zero
  /// The minimum distance from the container's edges, in points.
  var margins = UIEdgeInsets(all: PopoverMetrics.margin)
  /// The content's preferred size, in points; zero for the default.
  var content = CGSize.zero
  /// The space between the content and the edges, without the arrow.
  var contentInsets = UIEdgeInsets.zero
  /// The arrow's height and its width at the card, in points.
  var arrowHeight = PopoverMetrics.arrowHeight
  var arrowBase = PopoverMetrics.arrowBase
  /// The permitted arrow directions; empty for no arrow, with the popover over its source.
  var permitted = UIPopoverArrowDirection.any
  /// Whether it has an arrow, or as much space between itself and its source.
  var hasArrow = true
  /// Whether it may cover its source if there is too little room.
  var mayCoverSource = false
  /// Whether the layout is right to left.
  var isRightToLeft = false
  /// The arrow's direction so far, which stays as the content's size changes; nil at first.
  var current: UIPopoverArrowDirection?

  /// The computed frame and arrow.
  struct Placement: Hashable, Sendable {
    /// The arrow's direction; empty for no arrow.
    var direction: UIPopoverArrowDirection
    /// The frame, including the arrow.
    var frame: CGRect
    /// The arrow, in the popover's coordinates; nil for none.
    var arrow: Arrow?
  }

  /// The best placement.
  var placement: Placement {
    let directions = order.filter(permitted.contains)
    guard let first = directions.first else {
      return Placement(direction: [], frame: frame(of: wanted, around: source))
    }
    if let current, directions.contains(current), isUsable(current) { return placement(current) }
    let fitting = directions.first { fits($0) }
    let roomiest = directions.dropFirst().reduce(first) { area($1) > area($0) ? $1 : $0 }
    guard fitting != nil || mayCoverSource || isUsable(roomiest) else {
      // The source leaves no room at all: the popover covers it.
      var covering = self
      covering.mayCoverSource = true
      return covering.placement
    }
    return placement(fitting ?? roomiest)
  }

  /// Whether there is room for a card with an arrow at all.
  private func isUsable(_ direction: UIPopoverArrowDirection) -> Bool {
    let minimum =
      arrowHeight + arrowBase
      + 2 * PopoverMetrics.cornerRadius
    return min(size(direction).width, size(direction).height) >= minimum
  }

  /// All directions, the preferred one first.
  private var order: [UIPopoverArrowDirection] {
    isRightToLeft ? [.up, .down, .right, .left] : [.up, .down, .left, .right]
  }

  /// The content's preferred or default size, without the arrow.
  private var wanted: CGSize {
    let defaultSize = PopoverMetrics.contentSize
    return CGSize(
      width: (content.width > 0 ? content.width : defaultSize.width) + contentInsets.left
        + contentInsets.right,
      height: (content.height > 0 ? content.height : defaultSize.height) + contentInsets.top
        + contentInsets.bottom)
  }

  /// The part of the container that it may cover.
  private var space: CGRect {
    bounds.inset(
      by: UIEdgeInsets(
        top: max(insets.top, margins.top), left: max(insets.left, margins.left),
        bottom: max(insets.bottom, margins.bottom), right: max(insets.right, margins.right)))
  }

  /// The space available to a popover whose arrow has this direction.
  private func room(_ direction: UIPopoverArrowDirection) -> CGRect {
    let space = space
    var (minX, maxX, minY, maxY) = (space.minX, space.maxX, space.minY, space.maxY)
    guard !mayCoverSource else { return space }
    switch direction {
    case .up: minY = min(max(minY, source.maxY), maxY)
    case .down: maxY = max(min(maxY, source.minY), minY)
    case .left: minX = min(max(minX, source.maxX), maxX)
    default: maxX = max(min(maxX, source.minX), minX)
    }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// The size with the arrow, limited to the room.
  private func size(_ direction: UIPopoverArrowDirection) -> CGSize {
    let (room, whole) = (room(direction).size, wholeSize(direction))
    return CGSize(width: min(whole.width, room.width), height: min(whole.height, room.height))
  }

  private func wholeSize(_ direction: UIPopoverArrowDirection) -> CGSize {
    direction.isUpright
      ? CGSize(width: wanted.width, height: wanted.height + arrowHeight)
      : CGSize(width: wanted.width + arrowHeight, height: wanted.height)
  }

  private func fits(_ direction: UIPopoverArrowDirection) -> Bool {
    size(direction) == wholeSize(direction)
  }

  private func area(_ direction: UIPopoverArrowDirection) -> CGFloat {
    size(direction).width * size(direction).height
  }

  private func placement(_ direction: UIPopoverArrowDirection) -> Placement {
    let (size, room) = (size(direction), room(direction))
    let corner =
      switch direction {
      case .up: CGPoint(x: source.midX - size.width / 2, y: source.maxY)
      case .down: CGPoint(x: source.midX - size.width / 2, y: source.minY - size.height)
      case .left: CGPoint(x: source.maxX, y: source.midY - size.height / 2)
      default: CGPoint(x: source.minX - size.width, y: source.midY - size.height / 2)
      }
    let frame = CGRect(origin: corner, size: size).kept(in: room)
    guard hasArrow else {
      return Placement(direction: direction, frame: frame.inset(by: direction.arrowInsets))
    }
    return Placement(direction: direction, frame: frame, arrow: arrow(direction, in: frame))
  }

  /// The arrow; its tip is at the middle of the source, but keeps clear of the rounded corners.
  private func arrow(_ direction: UIPopoverArrowDirection, in frame: CGRect) -> Arrow {
    let isUpright = direction.isUpright
    let length = isUpright ? frame.width : frame.height
    let minimum = PopoverMetrics.cornerRadius + arrowBase / 2
    let wanted = isUpright ? source.midX - frame.minX : source.midY - frame.minY
    let tip = minimum * 2 > length ? length / 2 : min(max(wanted, minimum), length - minimum)
    return Arrow(side: direction.side, tip: tip, height: arrowHeight, base: arrowBase)
  }

  /// The frame of a popover without an arrow: centered on the source.
  private func frame(of size: CGSize, around source: CGRect) -> CGRect {
    let fitted = CGSize(
      width: min(size.width, space.width), height: min(size.height, space.height))
    return CGRect(
      x: source.midX - fitted.width / 2, y: source.midY - fitted.height / 2, width: fitted.width,
      height: fitted.height
    ).kept(in: space)
  }
}

nonisolated extension UIPopoverArrowDirection {
  /// Whether it points up or down.
  fileprivate var isUpright: Bool { self == .up || self == .down }

  /// The part of the popover that the arrow takes.
  fileprivate var arrowInsets: UIEdgeInsets {
    let height = PopoverMetrics.arrowHeight
    return switch side {
    case .top: UIEdgeInsets(top: height)
    case .bottom: UIEdgeInsets(bottom: height)
    case .left: UIEdgeInsets(left: height)
    case .right: UIEdgeInsets(right: height)
    }
  }

  /// The side of the popover that the arrow sticks out of.
  fileprivate var side: Arrow.Side {
    switch self {
    case .up: .top
    case .down: .bottom
    case .left: .left
    default: .right
    }
  }
}

nonisolated extension CGRect {
  /// The rectangle moved into a larger one, with its origin on whole points if possible.
  fileprivate func kept(in room: CGRect) -> CGRect {
    CGRect(
      x: min(max(minX.rounded(), room.minX), max(room.minX, room.maxX - width)),
      y: min(max(minY.rounded(), room.minY), max(room.minY, room.maxY - height)),
      width: width, height: height)
  }
}
