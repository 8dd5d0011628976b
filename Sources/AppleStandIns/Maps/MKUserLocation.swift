/// The device on a map: at the place that ``CLLocationManager`` reports.
open class MKUserLocation: NSObject, MKAnnotation {
  /// The place.
  open var location: CLLocation? { CLLocationManager().location }
  /// The place as a coordinate.
  open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? CLLocationCoordinate2D() }
  /// The title.
  open var title: String? = "My Location"
  /// The text below the title; nil for none.
  open var subtitle: String?
  /// Whether the place changes; it does not.
  open var isUpdating: Bool { false }
}
