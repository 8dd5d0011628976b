/// The looks a segmented control could have before iOS 7.
@available(*, unavailable, message: "Segmented controls have one look: leave it out.")
public enum UISegmentedControlStyle: Int {
  /// For bars.
  case bar = 2
}

extension UISegmentedControl {
  /// The look before iOS 7.
  @available(*, unavailable, message: "Segmented controls have one look: leave it out.")
  public var segmentedControlStyle: UISegmentedControlStyle {
    get { fatalError("unavailable") }
    set { fatalError("unavailable") }
  }
}
