import Foundation

extension UIListContentView {
  /// Where the text is, to align lines and other views with; nil if it has none.
  public var textLayoutGuide: UILayoutGuide? { guide(of: textLabel, isShown: textLabel.hasText) }

  /// Where the second text is; nil if it has none.
  public var secondaryTextLayoutGuide: UILayoutGuide? {
    guide(of: secondLabel, isShown: secondLabel.hasText)
  }

  /// Where the image is; nil if it has none.
  public var imageLayoutGuide: UILayoutGuide? {
    guide(of: imageView, isShown: imageView.image != nil)
  }

  /// The guide that follows a part; made when it is first asked for.
  private func guide(of part: UIView, isShown: Bool) -> UILayoutGuide? {
    guard isShown else { return nil }
    let made = layoutGuides.lazy.compactMap { $0 as? PartGuide }.first { $0.part === part }
    return made ?? PartGuide(of: part, in: self)
  }
}

/// A guide that has the frame of a view.
private final class PartGuide: UILayoutGuide {
  private(set) weak var part: UIView?

  init(of part: UIView, in view: UIView) {
    self.part = part
    super.init()
    view.addLayoutGuide(self)
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: part.leadingAnchor),
      trailingAnchor.constraint(equalTo: part.trailingAnchor),
      topAnchor.constraint(equalTo: part.topAnchor),
      bottomAnchor.constraint(equalTo: part.bottomAnchor),
    ])
  }
}

extension UILabel {
  fileprivate var hasText: Bool { text?.isEmpty == false }
}
