/// The device on a map: at the place that ``CLLocationManager`` tells.
open class MKUserLocation: NSObject, MKAnnotation {
  /// The place.
  open var location: CLLocation? { CLLocationManager().location }
  /// Where it is.
  open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? CLLocationCoordinate2D() }
  /// What it is called.
  open var title: String? = "My Location"
  /// What else is said of it.
  open var subtitle: String?
  /// Whether the place changes; it does not.
  open var isUpdating: Bool { false }
}
