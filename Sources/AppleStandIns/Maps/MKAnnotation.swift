/// Something at a place of a map.
public protocol MKAnnotation: NSObjectProtocol {
  /// The place on the map.
  var coordinate: CLLocationCoordinate2D { get }
  /// The title; nil for none.
  var title: String? { get }
  /// The text below the title; nil for none.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// Returns nil.
  public var title: String? { nil }
  /// Returns nil.
  public var subtitle: String? { nil }
}
