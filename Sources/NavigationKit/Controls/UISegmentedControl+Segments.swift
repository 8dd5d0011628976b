public import Foundation

/// Indices beyond the last segment mean the last; without segments nothing happens, as in UIKit.
extension UISegmentedControl {
  /// Gives a segment a title in place of its picture.
  public func setTitle(_ title: String?, forSegmentAt segment: Int) {
    view(at: segment)?.content = .title(title ?? "")
    segmentsDidChange(animated: false)
  }

  /// What a segment says; nil if it shows a picture.
  public func titleForSegment(at segment: Int) -> String? {
    if case .title(let title) = view(at: segment)?.content { title } else { nil }
  }

  /// Gives a segment a picture in place of its title.
  public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    view(at: segment)?.content = image.map(SegmentView.Content.image) ?? .title("")
    segmentsDidChange(animated: false)
  }

  /// The picture a segment shows; nil if it shows a title.
  public func imageForSegment(at segment: Int) -> UIImage? {
    if case .image(let image) = view(at: segment)?.content { image } else { nil }
  }

  /// Gives a segment a width in points; 0 lets its content decide.
  public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    view(at: segment)?.givenWidth = max(0, width)
    segmentsDidChange(animated: false)
  }

  /// The width that a segment was given; 0 if its content decides.
  public func widthForSegment(at segment: Int) -> CGFloat { view(at: segment)?.givenWidth ?? 0 }

  /// Lets a person choose a segment, or not.
  public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    view(at: segment)?.isEnabled = enabled
    stateDidChange()
  }

  /// Whether a person may choose a segment.
  public func isEnabledForSegment(at segment: Int) -> Bool { view(at: segment)?.isEnabled ?? false }

  /// What a segment does when a person chooses it.
  public func actionForSegment(at segment: Int) -> UIAction? { view(at: segment)?.action }

  /// Gives a segment something to do when a person chooses it, and the action's title or picture.
  public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    view(at: segment)?.take(action)
    segmentsDidChange(animated: false)
  }

  /// The index itself, or the last segment's; nil without segments.
  func clamped(_ index: Int) -> Int? {
    segments.isEmpty ? nil : min(max(index, 0), segments.count - 1)
  }

  private func view(at index: Int) -> SegmentView? { clamped(index).map { segments[$0] } }
}
