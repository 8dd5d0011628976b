/// The styles a segmented control had before iOS 7.
@available(*, unavailable, message: "Segmented controls have one look: leave it out.")
public enum UISegmentedControlStyle: Int {
  /// For toolbars and navigation bars.
  case bar = 2
}

extension UISegmentedControl {
  /// The style before iOS 7.
  @available(*, unavailable, message: "Segmented controls have one look: leave it out.")
  public var segmentedControlStyle: UISegmentedControlStyle {
    get { fatalError("unavailable") }
    set { fatalError("unavailable") }
  }
}
