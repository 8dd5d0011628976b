import Foundation

/// Computes where a context menu and its preview are, without views.
nonisolated struct ContextMenuLayout: Hashable, Sendable {
  /// The frame of the pressed view.
  var source: CGRect
  /// The size that the preview asks for.
  var preview: CGSize
  /// Whether a preview without enough room is cut, not scaled down.
  var isCut = false
  /// The size of the whole menu.
  var menu: CGSize
  /// The area of the window, and the insets of its safe area.
  var bounds: CGRect
  var insets = UIEdgeInsets.zero
  var isRightToLeft = false

  /// The frames of preview and menu.
  struct Placement: Hashable, Sendable {
    var preview: CGRect
    var menu: CGRect

    /// The point of the menu nearest to the preview's middle, in fractions of the menu's size.
    var menuAnchor: CGPoint {
      func fraction(_ place: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
        length > 0 ? min(max((place - start) / length, 0), 1) : 0
      }
      return CGPoint(
        x: fraction(preview.midX, menu.minX, menu.width),
        y: fraction(preview.midY, menu.minY, menu.height))
    }
  }

  /// The menu below the preview if there is room, else above it; beside it on a wide screen without
  /// room.
  var placement: Placement {
    guard isRightToLeft else { return leftToRight }
    var mirror = self
    mirror.isRightToLeft = false
    mirror.source = source.mirrored(in: bounds.width)
    mirror.insets = UIEdgeInsets(
      top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
    let found = mirror.leftToRight
    return Placement(
      preview: found.preview.mirrored(in: bounds.width),
      menu: found.menu.mirrored(in: bounds.width))
  }

  private var gap: CGFloat { menu.height > 0 ? ContextMenuMetrics.gap : 0 }
  private var space: CGRect {
    bounds.inset(by: insets).inset(by: UIEdgeInsets(all: ContextMenuMetrics.margin))
  }

  private var leftToRight: Placement {
    let isTooHigh = fitted(in: space.size).height + gap + menu.height > space.height
    return isTooHigh && space.width > space.height ? beside : stacked
  }

  private var stacked: Placement {
    let space = space
    let share = max(
      space.height * ContextMenuMetrics.menuShare,
      space.height - gap - fitted(in: space.size).height)
    let menuHeight = min(menu.height, share)
    let size = fitted(
      in: CGSize(width: space.width, height: space.height - gap - menuHeight))
    let x = within(space.minX, space.maxX - size.width, source.midX - size.width / 2)
    let wanted = within(space.minY, space.maxY - size.height, source.midY - size.height / 2)
    let fitsBelow = wanted + size.height + gap + menuHeight <= space.maxY
    let isAbove = !fitsBelow && wanted - gap - menuHeight >= space.minY
    let y = fitsBelow || isAbove ? wanted : space.maxY - menuHeight - gap - size.height
    let preview = CGRect(origin: CGPoint(x: x, y: y), size: size)
    let start = preview.midX <= space.midX ? preview.minX : preview.maxX - menu.width
    return Placement(
      preview: preview,
      menu: CGRect(
        x: within(space.minX, space.maxX - menu.width, start),
        y: isAbove ? preview.minY - gap - menuHeight : preview.maxY + gap,
        width: menu.width, height: menuHeight))
  }

  private var beside: Placement {
    let space = space
    let room = space.width - gap - menu.width
    let size = fitted(in: CGSize(width: room, height: space.height))
    let preview = CGRect(
      x: within(space.minX, space.minX + room - size.width, source.midX - size.width / 2),
      y: within(space.minY, space.maxY - size.height, source.midY - size.height / 2),
      width: size.width, height: size.height)
    let height = min(menu.height, space.height)
    return Placement(
      preview: preview,
      menu: CGRect(
        x: preview.maxX + gap, y: within(space.minY, space.maxY - height, preview.minY),
        width: menu.width, height: height))
  }

  /// The preview's size in a room.
  private func fitted(in room: CGSize) -> CGSize {
    let size = CGSize(
      width: min(preview.width, room.width), height: min(preview.height, room.height))
    guard !isCut, preview.width > 0, preview.height > 0 else { return size }
    let scale = min(size.width / preview.width, size.height / preview.height)
    return CGSize(width: preview.width * scale, height: preview.height * scale)
  }

  /// A place of something inside a range; at its start if there is too little room.
  private func within(_ start: CGFloat, _ end: CGFloat, _ place: CGFloat) -> CGFloat {
    max(start, min(place, end))
  }
}
