import Foundation

/// The layout of a button without a configuration: image and title beside each other.
extension UIButton {
  func placeTitleAndImage() {
    backgroundView?.frame = bounds
    titleLabel?.textColor = currentTitleColor
    imageView?.templateColor = isEnabled ? nil : .tertiaryLabel
    let room = bounds.inset(by: edges.content)
    let text = hasTitle ? titleLabel?.sizeThatFits(room.size) ?? .zero : .zero
    let picture = fittedImageSize(in: room.size)
    let gap = text.width > 0 && picture.width > 0 ? UIButton.gap : 0
    let width = min(room.width, picture.width + gap + text.width)
    let place = ButtonAlignment(contentHorizontalAlignment, isRightToLeft: isRightToLeft)
    let left = room.minX + (room.width - width) * place.fraction
    func top(_ height: CGFloat, _ insets: UIEdgeInsets) -> CGFloat {
      let fraction = ButtonAlignment(contentVerticalAlignment).fraction
      return room.minY + (room.height - height) * fraction
        + insets.top * (1 - fraction) - insets.bottom * fraction
    }
    imageView?.frame = CGRect(
      x: left + place.shift(edges.image), y: top(picture.height, edges.image),
      width: picture.width, height: picture.height)
    let textLeft = left + picture.width + gap
    titleLabel?.frame = CGRect(
      x: textLeft + place.shift(edges.title), y: top(text.height, edges.title),
      width: min(text.width, room.maxX - textLeft), height: text.height)
  }

  /// The size of image and title with the content's insets.
  var sizeOfTitleAndImage: CGSize {
    let text = hasTitle ? titleLabel?.sizeThatFits(.zero) ?? .zero : .zero
    let picture = sizedImage?.size ?? .zero
    let gap = text.width > 0 && picture.width > 0 ? UIButton.gap : 0
    let insets = edges.content
    return CGSize(
      width: text.width + gap + picture.width + insets.left + insets.right,
      height: max(text.height, picture.height) + insets.top + insets.bottom)
  }

  private var hasTitle: Bool { currentTitle != nil || currentAttributedTitle != nil }

  /// The image view's size: the image's, or the button's if that is smaller; an image without a
  /// title also fills the button where the alignment says so.
  private func fittedImageSize(in room: CGSize) -> CGSize {
    guard let size = sizedImage?.size else { return .zero }
    let isTooLarge = size.width > room.width || size.height > room.height
    let fitted = isTooLarge && imageView?.contentMode != .center ? room : size
    guard !hasTitle else { return fitted }
    return CGSize(
      width: contentHorizontalAlignment == .fill ? room.width : fitted.width,
      height: contentVerticalAlignment == .fill ? room.height : fitted.height)
  }

  /// The space between image and title, in points.
  private static let gap: CGFloat = 6
}
