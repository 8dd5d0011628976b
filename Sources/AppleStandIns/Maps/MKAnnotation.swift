/// Something at a place of a map.
public protocol MKAnnotation: NSObjectProtocol {
  /// Where it is.
  var coordinate: CLLocationCoordinate2D { get }
  /// What it is called.
  var title: String? { get }
  /// What else is said of it.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// Returns nil.
  public var title: String? { nil }
  /// Returns nil.
  public var subtitle: String? { nil }
}
