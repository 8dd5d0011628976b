/// A point of a map with a title.
open class MKPointAnnotation: NSObject, MKAnnotation {
  /// The place on the map.
  open var coordinate = CLLocationCoordinate2D()
  /// The title; nil for none.
  open var title: String?
  /// The text below the title; nil for none.
  open var subtitle: String?

  /// A point at 0, 0.
  public override init() { super.init() }

  /// A point with its titles.
  public convenience init(
    __coordinate coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
  ) {
    self.init()
    (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle)
  }
}
