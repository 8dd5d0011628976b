import Foundation

/// A picture in an image picker.
final class PictureCell: UICollectionViewCell {
  static let name = "Picture"
  private let imageView = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.frame = contentView.bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(imageView)
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ image: UIImage) {
    imageView.image = image
    accessibilityLabel = image.name
  }
}
