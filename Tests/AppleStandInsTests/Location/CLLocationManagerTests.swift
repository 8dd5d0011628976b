import AppleStandIns
import Testing

/// Where the device is: at one place.
@MainActor @Suite struct CLLocationManagerTests {
  private final class Delegate: NSObject, CLLocationManagerDelegate {
    var calls: [String] = []
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      calls.append("authorized \(manager.authorizationStatus == .authorizedWhenInUse)")
    }
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
      calls.append("place \(Int(locations[0].coordinate.latitude))")
    }
  }

  @Test func `leave is granted and the place is told`() async {
    let (manager, delegate) = (CLLocationManager(), Delegate())
    manager.delegate = delegate
    manager.startUpdatingLocation()
    #expect(delegate.calls == [])
    await finishMainQueue()
    #expect(delegate.calls == ["authorized true", "place 52"])
  }

  @Test func `distances are those of a round earth`() {
    let (berlin, paris) = (
      CLLocation(latitude: 52.52, longitude: 13.405),
      CLLocation(latitude: 48.8566, longitude: 2.3522)
    )
    #expect(abs(berlin.distance(from: paris) - 877_500) < 1500)
    let circle = CLCircularRegion(center: berlin.coordinate, radius: 1000, identifier: "b")
    #expect(circle.contains(CLLocationCoordinate2DMake(52.521, 13.405)))
    #expect(!circle.contains(paris.coordinate))
  }
}
