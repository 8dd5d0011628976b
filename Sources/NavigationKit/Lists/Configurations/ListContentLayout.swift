import Foundation

/// The frames of an image and two texts, computed from their sizes.
///
/// Frames are for left-to-right layout; callers mirror them for right to left.
nonisolated struct ListContentLayout: Hashable, Sendable {
  private(set) var image = CGRect.zero
  private(set) var text = CGRect.zero
  private(set) var second = CGRect.zero
  /// The height of it all, without margins.
  private(set) var height: CGFloat = 0

  /// The spaces between the parts, in points.
  struct Gaps: Hashable, Sendable {
    let image: CGFloat
    let beside: CGFloat
    let below: CGFloat
  }

  /// Computes the frames.
  ///
  /// - Parameters:
  ///   - room: The bounds without margins; with a height of 0, all is as high as it needs.
  ///   - image: The image's size; zero without one.
  ///   - prefersSide: Whether the texts are side by side where both fit.
  ///   - measure: The sizes of the two texts at a width.
  init(
    in room: CGRect, image picture: CGSize, gaps: Gaps, prefersSide: Bool,
    measure: (CGFloat) -> (text: CGSize, second: CGSize)
  ) {
    let start = picture.width > 0 ? picture.width + gaps.image : 0
    let width = max(0, room.width - start)
    let sizes = measure(width)
    let hasBoth = sizes.text.height > 0 && sizes.second.height > 0
    let isBeside =
      prefersSide && sizes.text.width + gaps.beside + sizes.second.width <= width
    let block =
      isBeside
      ? max(sizes.text.height, sizes.second.height)
      : sizes.text.height + (hasBoth ? gaps.below : 0) + sizes.second.height
    height = max(block, picture.height)
    let middle = room.height > 0 ? room.midY : room.minY + height / 2
    image = CGRect(
      x: room.minX, y: middle - picture.height / 2, width: picture.width, height: picture.height)
    let (left, top) = (room.minX + start, middle - block / 2)
    if isBeside {
      text = CGRect(
        x: left, y: middle - sizes.text.height / 2, width: width - sizes.second.width - gaps.beside,
        height: sizes.text.height)
      second = CGRect(
        x: room.maxX - sizes.second.width, y: middle - sizes.second.height / 2,
        width: sizes.second.width, height: sizes.second.height)
    } else {
      text = CGRect(x: left, y: top, width: width, height: sizes.text.height)
      second = CGRect(
        x: left, y: top + block - sizes.second.height, width: width, height: sizes.second.height)
    }
  }
}
