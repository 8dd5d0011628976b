/// A thumbnail that can be tapped.
final class ThumbnailButton: UIButton {
  /// The action of a tap.
  var onPress: () -> Void = {}
  private var picture: UIImageView?

  /// Shows the picture file at `path`.
  func show(_ path: String, label: String) {
    let picture = self.picture ?? makePicture()
    let image = UIImage(contentsOfFile: path)
    picture.image = image ?? UIImage(systemName: "photo.badge.exclamationmark")
    picture.contentMode = image == nil ? .center : .scaleAspectFill
    accessibilityLabel = label
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture?.frame = bounds
  }

  private func makePicture() -> UIImageView {
    let picture = UIImageView(frame: bounds)
    picture.isUserInteractionEnabled = false
    picture.clipsToBounds = true
    picture.tintColor = .secondaryLabel
    addSubview(picture)
    backgroundColor = .secondarySystemBackground
    addAction(UIAction { [weak self] _ in self?.onPress() }, for: .touchUpInside)
    self.picture = picture
    return picture
  }
}
