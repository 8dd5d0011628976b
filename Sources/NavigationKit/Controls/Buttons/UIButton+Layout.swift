import Foundation

/// The layout of a button without a configuration: image and title beside each other.
extension UIButton {
  func placeTitleAndImage() {
    backgroundView?.frame = backgroundRect(forBounds: bounds)
    titleLabel?.textColor = shownTitleColor
    wrapTitle()
    imageView?.templateColor = shownImageColor
    let room = contentRect(forBounds: bounds)
    imageView?.frame = imageRect(forContentRect: room)
    titleLabel?.frame = titleRect(forContentRect: room)
    placeSelection()
  }

  /// Has the title take several lines if its line break mode says so, as in UIKit.
  private func wrapTitle() {
    guard let titleLabel, titleLabel.numberOfLines == 1, titleLabel.lineBreakMode.wraps else {
      return
    }
    titleLabel.numberOfLines = 0
  }

  /// Where the content of a button is in its bounds.
  func room(in bounds: CGRect) -> CGRect {
    guard let configuration else { return bounds.inset(by: edges.content) }
    return bounds.inset(by: configuration.contentInsets.sides(isRightToLeft: isRightToLeft))
  }

  /// Where the default title and image are in the content's room.
  func parts(in room: CGRect) -> (title: CGRect, image: CGRect) {
    if let configuration { return parts(of: configuration, in: room) }
    let picture = fittedImageSize(in: room.size)
    let beside = CGSize(width: max(1, room.width - picture.width), height: room.height)
    let text = hasTitle ? titleLabel?.sizeThatFits(beside) ?? .zero : .zero
    let width = min(room.width, picture.width + text.width)
    let place = ButtonAlignment(contentHorizontalAlignment, isRightToLeft: isRightToLeft)
    let left = room.minX + (room.width - width) * place.fraction
    func top(_ height: CGFloat, _ insets: UIEdgeInsets) -> CGFloat {
      let fraction = ButtonAlignment(contentVerticalAlignment).fraction
      return room.minY + (room.height - height) * fraction
        + insets.top * (1 - fraction) - insets.bottom * fraction
    }
    let (imageLeft, textLeft) =
      isRightToLeft ? (left + width - picture.width, left) : (left, left + picture.width)
    let image = CGRect(
      x: imageLeft + place.shift(edges.image), y: top(picture.height, edges.image),
      width: picture.width, height: picture.height)
    let title = CGRect(
      x: textLeft + place.shift(edges.title), y: top(text.height, edges.title),
      width: min(text.width, room.width - picture.width), height: text.height)
    return (title, image)
  }

  private func parts(
    of configuration: Configuration, in room: CGRect
  ) -> (title: CGRect, image: CGRect) {
    let insets = configuration.contentInsets.sides(isRightToLeft: isRightToLeft)
    let whole = CGRect(
      x: room.minX - insets.left, y: room.minY - insets.top,
      width: room.width + insets.left + insets.right,
      height: room.height + insets.top + insets.bottom)
    let frames = layout(of: configuration, width: whole.width).frames(in: whole)
    return (placed(frames.title), placed(frames.image))
  }

  /// The size of image and title with the content's insets.
  var sizeOfTitleAndImage: CGSize {
    let text = hasTitle ? titleLabel?.sizeThatFits(.zero) ?? .zero : .zero
    let picture = sizedImage?.size ?? .zero
    let insets = edges.content
    let padding = insets == .zero && hasTitle ? UIButton.titlePadding * 2 : 0
    return CGSize(
      width: text.width + picture.width + insets.left + insets.right,
      height: max(text.height + padding, picture.height) + insets.top + insets.bottom)
  }

  var hasTitle: Bool { currentTitle != nil || currentAttributedTitle != nil }

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

  /// The space above and below a title unless the content has insets, in points, as UIKit has it.
  private static let titlePadding: CGFloat = 6
}
