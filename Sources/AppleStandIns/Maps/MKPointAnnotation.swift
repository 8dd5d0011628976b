/// A point of a map with a title.
open class MKPointAnnotation: NSObject, MKAnnotation {
  /// Where it is.
  open var coordinate = CLLocationCoordinate2D()
  /// What it is called.
  open var title: String?
  /// What else is said of it.
  open var subtitle: String?

  /// A point at 0, 0.
  public override init() { super.init() }

  /// A point with what is said of it.
  public convenience init(
    __coordinate coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
  ) {
    self.init()
    (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle)
  }
}
