/// Reports the device's location: here always Berlin's centre, with the person's permission.
open class CLLocationManager: NSObject {
  /// The object that is notified, on the main queue.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { if delegate != nil { notifyAuthorization() } }
  }
  /// The accuracy that is asked for; here it is only kept.
  open var desiredAccuracy = kCLLocationAccuracyBest
  /// How far the device has to move; here it is only kept.
  open var distanceFilter = kCLDistanceFilterNone
  /// Why the device moves; here it is only kept.
  open var activityType = CLActivityType.other
  /// Whether updates arrive in the background; here it is only kept.
  open var allowsBackgroundLocationUpdates = false
  /// Whether updates may pause; here it is only kept.
  open var pausesLocationUpdatesAutomatically = true

  /// The fixed place.
  open var location: CLLocation? { Self.place }
  /// The person's permission: the place while the app is used.
  open var authorizationStatus: CLAuthorizationStatus { .authorizedWhenInUse }
  /// The accuracy that the person allows: full.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  /// The regions that are watched.
  open private(set) var monitoredRegions: Set<CLRegion> = []

  /// The person's permission.
  open class func authorizationStatus() -> CLAuthorizationStatus { .authorizedWhenInUse }
  /// Whether there are places at all: yes.
  open class func locationServicesEnabled() -> Bool { true }
  /// Whether a compass is there: no.
  open class func headingAvailable() -> Bool { false }
  /// Whether regions of a kind can be watched: no.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }

  /// Asks for the place while the app is used, which is granted.
  open func requestWhenInUseAuthorization() { notifyAuthorization() }
  /// Asks for the place at all times; while the app is used is granted.
  open func requestAlwaysAuthorization() { notifyAuthorization() }

  /// Reports the place once, as the device does not move.
  open func startUpdatingLocation() { notifyLocation() }
  /// Does nothing, as the place is reported once.
  open func stopUpdatingLocation() {}
  /// Reports the place once.
  open func requestLocation() { notifyLocation() }
  /// Reports the place once, as the device does not move.
  open func startMonitoringSignificantLocationChanges() { notifyLocation() }
  /// Does nothing, as the place is reported once.
  open func stopMonitoringSignificantLocationChanges() {}
  /// Keeps a region; the device neither enters nor leaves it.
  open func startMonitoring(for region: CLRegion) { monitoredRegions.insert(region) }
  /// Forgets a region.
  open func stopMonitoring(for region: CLRegion) { monitoredRegions.remove(region) }

  private func notifyAuthorization() {
    notifyDelegate { manager, delegate in
      delegate.locationManager(manager, didChangeAuthorization: .authorizedWhenInUse)
      delegate.locationManagerDidChangeAuthorization(manager)
    }
  }

  private func notifyLocation() {
    notifyDelegate { manager, delegate in
      delegate.locationManager(manager, didUpdateLocations: [Self.place])
    }
  }

  private func notifyDelegate(
    _ message: @escaping (CLLocationManager, any CLLocationManagerDelegate) -> Void
  ) {
    Answer.later(calling: { [weak self] in
      guard let self, let delegate else { return }
      message(self, delegate)
    })
  }

  private static let place = CLLocation(
    coordinate: CLLocationCoordinate2D(latitude: 52.520_008, longitude: 13.404_954), altitude: 34,
    horizontalAccuracy: 5, verticalAccuracy: 5, timestamp: Date(timeIntervalSince1970: 0))
}

/// As exact as it can be.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// As exact as it can be, for finding the way.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// Within ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Within a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// Within a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Within three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// Whenever the device moves.
public let kCLDistanceFilterNone: CLLocationDistance = -1
