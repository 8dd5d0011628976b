public import Foundation

/// An index beyond the last segment means the last; without segments, calls have no effect, as in
/// UIKit.
extension UISegmentedControl {
  /// Sets a segment's title, which replaces its image.
  public func setTitle(_ title: String?, forSegmentAt segment: Int) {
    view(at: segment)?.content = .title(title ?? "")
    segmentsDidChange(animated: false)
  }

  /// A segment's title; nil if it shows an image.
  public func titleForSegment(at segment: Int) -> String? {
    if case .title(let title) = view(at: segment)?.content { title } else { nil }
  }

  /// Sets a segment's image, which replaces its title.
  public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    view(at: segment)?.content = image.map(SegmentView.Content.image) ?? .title("")
    segmentsDidChange(animated: false)
  }

  /// A segment's image; nil if it shows a title.
  public func imageForSegment(at segment: Int) -> UIImage? {
    if case .image(let image) = view(at: segment)?.content { image } else { nil }
  }

  /// Sets a segment's width in points; 0 fits its content.
  public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    view(at: segment)?.explicitWidth = max(0, width)
    segmentsDidChange(animated: false)
  }

  /// The width set for a segment; 0 if it fits its content.
  public func widthForSegment(at segment: Int) -> CGFloat { view(at: segment)?.explicitWidth ?? 0 }

  /// Sets whether the user can select a segment.
  public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    view(at: segment)?.isEnabled = enabled
    stateDidChange()
  }

  /// Whether the user can select a segment.
  public func isEnabledForSegment(at segment: Int) -> Bool { view(at: segment)?.isEnabled ?? false }

  /// The action that runs when the user selects a segment.
  public func actionForSegment(at segment: Int) -> UIAction? { view(at: segment)?.action }

  /// Sets a segment's action, and shows the action's image or title.
  public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    view(at: segment)?.apply(action)
    segmentsDidChange(animated: false)
  }

  /// The index, limited to the segments; nil without segments.
  func clamped(_ index: Int) -> Int? {
    segments.isEmpty ? nil : min(max(index, 0), segments.count - 1)
  }

  func view(at index: Int) -> SegmentView? { clamped(index).map { segments[$0] } }
}
