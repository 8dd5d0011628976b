import Foundation

extension UIView {
  /// The size in a host that places the view itself, as a bar does: what the content asks for, or
  /// else the present size.
  func sizeInHost(_ room: CGSize) -> CGSize {
    if let autoLayout, isSizedByConstraints, !autoLayout.isPlacedByHost {
      autoLayout.isPlacedByHost = true
      layoutRulesDidChange()
    }
    return contentSize(in: room) ?? bounds.size
  }

  /// The size that the content asks for, by the constraints inside, by code or by an intrinsic size,
  /// which may leave one side as it is; nil if it asks for none.
  func contentSize(in room: CGSize) -> CGSize? {
    if isSizedByConstraints {
      return systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    let (own, present) = (intrinsicContentSize, bounds.size)
    let fitting = sizeThatFits(room)
    // A wrapped text's intrinsic size is that of one line.
    let wraps = (self as? any WrappingContent)?.wrapsContent == true
    guard fitting == present, !wraps else { return fitting }
    guard own.width >= 0 || own.height >= 0 else { return nil }
    return CGSize(
      width: own.width >= 0 ? own.width : present.width,
      height: own.height >= 0 ? own.height : present.height)
  }

  private var isSizedByConstraints: Bool {
    autoLayout.map { $0.isConstrained || !$0.keepsFrame } ?? false
  }
}
