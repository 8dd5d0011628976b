/// A place, and when the device was there.
open class CLLocation: NSObject, @unchecked Sendable {
  /// Where it is.
  public let coordinate: CLLocationCoordinate2D
  /// Metres above the sea.
  public let altitude: CLLocationDistance
  /// How exact the place is; negative if it is none.
  public let horizontalAccuracy: CLLocationAccuracy
  /// How exact the altitude is.
  public let verticalAccuracy: CLLocationAccuracy
  /// Where to the device moved; negative if that is not known.
  public let course: CLLocationDirection
  /// How fast the device moved; negative if that is not known.
  public let speed: CLLocationSpeed
  /// When the device was there.
  public let timestamp: Date

  /// A place.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// The place at 0° north and 0° east.
  public override convenience init() { self.init(latitude: 0, longitude: 0) }

  /// A place with all that is known of it.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection = -1,
    speed: CLLocationSpeed = -1, timestamp: Date
  ) {
    (self.coordinate, self.altitude) = (coordinate, altitude)
    (horizontalAccuracy, verticalAccuracy) = (hAccuracy, vAccuracy)
    (self.course, self.speed, self.timestamp) = (course, speed, timestamp)
    super.init()
  }

  /// The metres to another place, on a round earth.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let (one, other) = (coordinate, location.coordinate)
    let latitudes = (other.latitude - one.latitude) * .pi / 180
    let longitudes = (other.longitude - one.longitude) * .pi / 180
    let part =
      pow(sin(latitudes / 2), 2)
      + cos(one.latitude * .pi / 180) * cos(other.latitude * .pi / 180)
      * pow(sin(longitudes / 2), 2)
    return 2 * Self.radiusOfEarth * asin(min(1, sqrt(part)))
  }

  private static let radiusOfEarth = 6_371_008.8
}
