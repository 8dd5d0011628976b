import Foundation

extension UITableViewCell {
  /// The height that the constraints in the content view need in a row of the given width, in
  /// points; nil without constraints.
  func constrainedHeight(width: CGFloat) -> CGFloat? {
    guard !contentView.constraints.isEmpty else { return nil }
    let room = contentView.bounds.width + width - bounds.width
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: room, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height > 0 ? size.height : nil
  }
}
