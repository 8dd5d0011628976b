import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import NavigationKit
#endif

/// A picture scaled to fit, or a message that it cannot be shown.
final class PicturePane: UIView {
  private let picture = UIImageView(frame: .zero)
  private var message: MessageView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    picture.contentMode = .scaleAspectFit
    addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the picture file at `path` with an accessibility label.
  func show(_ path: String, label: String) {
    message?.removeFromSuperview()
    message = nil
    picture.image = UIImage(contentsOfFile: path)
    picture.accessibilityLabel = label
    if picture.image == nil { showBroken() }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    message?.frame = bounds
  }

  private func showBroken() {
    let message = MessageView(
      symbol: "photo.badge.exclamationmark", headline: "Not a Picture",
      body: "It is gone, damaged, or of a kind that cannot be shown.")
    addSubview(message)
    self.message = message
  }
}
