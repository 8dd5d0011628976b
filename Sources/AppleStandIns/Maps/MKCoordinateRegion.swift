/// A part of the earth that a map shows.
public struct MKCoordinateRegion: Sendable {
  /// Its middle.
  public var center: CLLocationCoordinate2D
  /// How far it reaches.
  public var span: MKCoordinateSpan

  /// Nothing.
  public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }
  /// A part in degrees.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    (self.center, self.span) = (center, span)
  }
  /// A part in metres.
  public init(
    center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let shrinking = max(0.01, cos(centerCoordinate.latitude * .pi / 180))
    self.init(
      center: centerCoordinate,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / Self.metresInDegree,
        longitudeDelta: longitudinalMeters / Self.metresInDegree / shrinking))
  }

  /// The metres that a degree is long, on a meridian.
  private static let metresInDegree = 111_195.0
}

extension MKCoordinateRegion {
  /// The region in a map's placeholder: `52.520, 13.405 · 0.100° × 0.100°`.
  var text: String {
    String(
      format: "%.3f, %.3f · %.3f° × %.3f°", center.latitude, center.longitude, span.latitudeDelta,
      span.longitudeDelta)
  }

  /// The point of a place in a rectangle that shows the region; nil if the region is empty.
  func point(of place: CLLocationCoordinate2D, in bounds: CGRect) -> CGPoint? {
    guard span.latitudeDelta > 0, span.longitudeDelta > 0 else { return nil }
    let x = (place.longitude - center.longitude) / span.longitudeDelta
    let y = (center.latitude - place.latitude) / span.latitudeDelta
    return CGPoint(x: bounds.midX + x * bounds.width, y: bounds.midY + y * bounds.height)
  }

  /// The place that is shown at a point of a rectangle.
  func place(at point: CGPoint, in bounds: CGRect) -> CLLocationCoordinate2D {
    guard bounds.width > 0, bounds.height > 0 else { return center }
    return CLLocationCoordinate2D(
      latitude: center.latitude - (point.y - bounds.midY) / bounds.height * span.latitudeDelta,
      longitude: center.longitude + (point.x - bounds.midX) / bounds.width * span.longitudeDelta)
  }

  /// The smallest part that shows places, with some space around them; nil for no places.
  init?(around places: [CLLocationCoordinate2D]) {
    let latitudes = places.map(\.latitude)
    let longitudes = places.map(\.longitude)
    guard let south = latitudes.min(), let north = latitudes.max(), let west = longitudes.min(),
      let east = longitudes.max()
    else { return nil }
    self.init(
      center: CLLocationCoordinate2D(
        latitude: (south + north) / 2, longitude: (west + east) / 2),
      span: MKCoordinateSpan(
        latitudeDelta: max(0.01, (north - south) * 1.2),
        longitudeDelta: max(0.01, (east - west) * 1.2)))
  }
}

/// A part of the earth in metres.
public func MKCoordinateRegionMakeWithDistance(
  _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
  _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(
    center: centerCoordinate, latitudinalMeters: latitudinalMeters,
    longitudinalMeters: longitudinalMeters)
}

/// A part of the earth in degrees.
public func MKCoordinateRegionMake(
  _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion {
  MKCoordinateRegion(center: centerCoordinate, span: span)
}
