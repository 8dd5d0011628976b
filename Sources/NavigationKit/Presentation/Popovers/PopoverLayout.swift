import Drawing
import Foundation

/// Where a popover goes, and where its arrow points: pure.
nonisolated struct PopoverLayout: Hashable, Sendable {
  /// What it points at, in the container's coordinates, as all here.
  var source: CGRect
  /// The container.
  var bounds: CGRect
  /// What the screen's edges cover of it.
  var insets = UIEdgeInsets.zero
  /// How far it keeps from the container's edges.
  var margins = UIEdgeInsets(all: PopoverMetrics.margin)
  /// The size the content asks for; a side of zero stands for the usual one.
  var content = CGSize.zero
  /// Where the arrow may point; nowhere for none, over what it would point at.
  var permitted = UIPopoverArrowDirection.any
  /// Whether it may lie over what it points at for want of room.
  var mayCoverSource = false
  /// Whether lines start at the right edge.
  var isRightToLeft = false

  /// Where it goes.
  struct Placement: Hashable, Sendable {
    /// Where the arrow points; empty for no arrow.
    var direction: UIPopoverArrowDirection
    /// All of it, its arrow too.
    var frame: CGRect
    /// Its arrow, in its own coordinates; nil for none.
    var arrow: Arrow?
  }

  /// The best place there is.
  var placement: Placement {
    let directions = order.filter(permitted.contains)
    guard let first = directions.first else {
      return Placement(direction: [], frame: frame(of: wanted, around: source))
    }
    let fitting = directions.first { fits($0) }
    let roomiest = directions.dropFirst().reduce(first) { area($1) > area($0) ? $1 : $0 }
    guard fitting != nil || mayCoverSource || isUsable(roomiest) else {
      // What it points at leaves no room at all: it lies over that.
      var covering = self
      covering.mayCoverSource = true
      return covering.placement
    }
    return placement(fitting ?? roomiest)
  }

  /// Whether there is room for a card with an arrow at all.
  private func isUsable(_ direction: UIPopoverArrowDirection) -> Bool {
    let least =
      PopoverMetrics.arrowHeight + PopoverMetrics.arrowBase
      + 2 * PopoverMetrics.cornerRadius
    return min(size(direction).width, size(direction).height) >= least
  }

  /// What is preferred where several directions will do.
  private var order: [UIPopoverArrowDirection] {
    isRightToLeft ? [.up, .down, .right, .left] : [.up, .down, .left, .right]
  }

  /// The size without the arrow that the content asks for.
  private var wanted: CGSize {
    let usual = PopoverMetrics.contentSize
    return CGSize(
      width: content.width > 0 ? content.width : usual.width,
      height: content.height > 0 ? content.height : usual.height)
  }

  /// The part of the container that it may cover.
  private var space: CGRect {
    bounds.inset(
      by: UIEdgeInsets(
        top: max(insets.top, margins.top), left: max(insets.left, margins.left),
        bottom: max(insets.bottom, margins.bottom), right: max(insets.right, margins.right)))
  }

  /// The part of the space on the side of the source that a direction leads to.
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

  /// The size with the arrow, as large as there is room.
  private func size(_ direction: UIPopoverArrowDirection) -> CGSize {
    let (room, whole) = (room(direction).size, wholeSize(direction))
    return CGSize(width: min(whole.width, room.width), height: min(whole.height, room.height))
  }

  private func wholeSize(_ direction: UIPopoverArrowDirection) -> CGSize {
    let height = PopoverMetrics.arrowHeight
    return direction.isUpright
      ? CGSize(width: wanted.width, height: wanted.height + height)
      : CGSize(width: wanted.width + height, height: wanted.height)
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
    return Placement(direction: direction, frame: frame, arrow: arrow(direction, in: frame))
  }

  /// The arrow, whose tip is at the middle of the source, unless that is at a corner.
  private func arrow(_ direction: UIPopoverArrowDirection, in frame: CGRect) -> Arrow {
    let isUpright = direction.isUpright
    let length = isUpright ? frame.width : frame.height
    let least = PopoverMetrics.cornerRadius + PopoverMetrics.arrowBase / 2
    let wanted = isUpright ? source.midX - frame.minX : source.midY - frame.minY
    let tip = least * 2 > length ? length / 2 : min(max(wanted, least), length - least)
    return Arrow(
      side: direction.side, tip: tip, height: PopoverMetrics.arrowHeight,
      base: PopoverMetrics.arrowBase)
  }

  /// A popover without an arrow: in the middle of the source.
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
  /// The rectangle moved so that it lies in another that is as large, on whole points.
  fileprivate func kept(in room: CGRect) -> CGRect {
    CGRect(
      x: min(max(minX.rounded(), room.minX), max(room.minX, room.maxX - width)),
      y: min(max(minY.rounded(), room.minY), max(room.minY, room.maxY - height)),
      width: width, height: height)
  }
}

nonisolated extension UIEdgeInsets {
  /// The same distance at all edges.
  init(all distance: CGFloat) {
    self.init(top: distance, left: distance, bottom: distance, right: distance)
  }
}
