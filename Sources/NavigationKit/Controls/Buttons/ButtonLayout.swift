import Foundation

/// The frames of a configured button's parts, computed from their sizes.
///
/// Frames are for left-to-right layout; callers mirror them for right to left.
nonisolated struct ButtonLayout: Hashable, Sendable {
  /// The parts' sizes; zero for a part that is not shown.
  struct Parts: Hashable, Sendable {
    var image = CGSize.zero
    var title = CGSize.zero
    var subtitle = CGSize.zero
  }

  let parts: Parts
  let placement: NSDirectionalRectEdge
  let imagePadding: CGFloat
  let titlePadding: CGFloat
  let alignment: UIButton.Configuration.TitleAlignment
  let insets: NSDirectionalEdgeInsets

  /// The size that fits the content and its insets.
  var size: CGSize {
    CGSize(
      width: content.width + insets.leading + insets.trailing,
      height: content.height + insets.top + insets.bottom)
  }

  /// The parts' frames, with the content centred in the bounds inside the insets.
  func frames(in bounds: CGRect) -> (image: CGRect, title: CGRect, subtitle: CGRect) {
    let room = CGRect(
      x: bounds.minX + insets.leading, y: bounds.minY + insets.top,
      width: max(0, bounds.width - insets.leading - insets.trailing),
      height: bounds.height - insets.top - insets.bottom)
    let size = CGSize(width: min(content.width, room.width), height: content.height)
    let block = CGRect(
      x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width,
      height: size.height)
    let image = imageFrame(in: block)
    let text = textFrame(in: block)
    return (
      image, line(parts.title, in: text, isLower: false),
      line(parts.subtitle, in: text, isLower: true)
    )
  }

  private var isStacked: Bool { placement == .top || placement == .bottom }

  /// The space between image and text.
  private var gap: CGFloat {
    parts.image.width > 0 && text.width > 0 ? imagePadding : 0
  }

  /// The size of title and subtitle together.
  private var text: CGSize {
    let between = parts.title.height > 0 && parts.subtitle.height > 0 ? titlePadding : 0
    return CGSize(
      width: max(parts.title.width, parts.subtitle.width),
      height: parts.title.height + between + parts.subtitle.height)
  }

  private var content: CGSize {
    isStacked
      ? CGSize(
        width: max(parts.image.width, text.width), height: parts.image.height + gap + text.height)
      : CGSize(
        width: parts.image.width + gap + text.width, height: max(parts.image.height, text.height))
  }

  private func imageFrame(in block: CGRect) -> CGRect {
    let size = parts.image
    let (x, y): (CGFloat, CGFloat) =
      switch placement {
      case .top: (block.midX - size.width / 2, block.minY)
      case .bottom: (block.midX - size.width / 2, block.maxY - size.height)
      case .trailing: (block.maxX - size.width, block.midY - size.height / 2)
      default: (block.minX, block.midY - size.height / 2)
      }
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  private func textFrame(in block: CGRect) -> CGRect {
    let image = parts.image
    let width = min(text.width, max(0, block.width - (isStacked ? 0 : image.width + gap)))
    let (x, y): (CGFloat, CGFloat) =
      switch placement {
      case .top: (block.midX - width / 2, block.maxY - text.height)
      case .bottom: (block.midX - width / 2, block.minY)
      case .trailing: (block.minX, block.midY - text.height / 2)
      default: (block.maxX - width, block.midY - text.height / 2)
      }
    return CGRect(x: x, y: y, width: width, height: text.height)
  }

  private func line(_ size: CGSize, in text: CGRect, isLower: Bool) -> CGRect {
    let width = min(size.width, text.width)
    let x: CGFloat =
      switch alignment {
      case .leading: text.minX
      case .trailing: text.maxX - width
      case .center: text.midX - width / 2
      case .automatic: isStacked ? text.midX - width / 2 : text.minX
      }
    return CGRect(
      x: x, y: isLower ? text.maxY - size.height : text.minY, width: width, height: size.height)
  }
}
