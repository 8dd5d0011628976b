import AppleStandIns
import Testing

/// A map, which is a pale box with what is on it.
@MainActor @Suite struct MKMapViewTests {
  private final class Delegate: NSObject, MKMapViewDelegate {
    var calls: [String] = []
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
      guard annotation.title == "pin" else { return nil }
      return MKPinAnnotationView(annotation: annotation, reuseIdentifier: "pin")
    }
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
      calls.append("region \(animated)")
    }
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
      calls.append("select \(view.annotation?.title ?? "")")
    }
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
      calls.append("deselect \(view.annotation?.title ?? "")")
    }
  }

  private final class Custom: MKAnnotationView {}

  private let delegate = Delegate()
  private let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  init() { map.delegate = delegate }

  private func point(_ title: String, _ latitude: Double, _ longitude: Double) -> MKPointAnnotation
  {
    let point = MKPointAnnotation()
    point.title = title
    point.coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    return point
  }

  private func show(_ latitude: Double, _ longitude: Double, animated: Bool = false) {
    map.setRegion(
      MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
        span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 4)), animated: animated)
  }

  @Test func `it says which region it shows, and tells its delegate`() {
    show(52, 13, animated: true)
    let labels = map.subviews.flatMap(\.subviews).compactMap { ($0 as? UILabel)?.text }
    #expect(labels == ["Map", "52.000, 13.000 · 2.000° × 4.000°"])
    #expect(delegate.calls == ["region true"])
    #expect(map.centerCoordinate.latitude == 52)
  }

  @Test func `things are at their places`() throws {
    let (pin, other) = (point("pin", 52.5, 14), point("other", 52, 13))
    map.addAnnotations([pin, other])
    show(52, 13)
    map.layoutIfNeeded()
    #expect(map.view(for: pin) is MKPinAnnotationView)
    #expect(map.view(for: other) is MKMarkerAnnotationView)
    #expect(map.view(for: pin)?.center == CGPoint(x: 150, y: 25))
    #expect(map.view(for: other)?.center == CGPoint(x: 100, y: 50))
    let place = map.convert(CGPoint(x: 150, y: 25), toCoordinateFrom: map)
    #expect(place.latitude == 52.5 && place.longitude == 14)
    map.removeAnnotation(pin)
    #expect(map.annotations.count == 1 && map.view(for: pin) == nil)
  }

  @Test func `a selection ends the one before`() {
    let (one, two) = (point("one", 0, 0), point("two", 1, 1))
    map.addAnnotations([one, two])
    map.selectAnnotation(one, animated: false)
    map.selectAnnotation(two, animated: false)
    #expect(delegate.calls == ["select one", "deselect one", "select two"])
    #expect(map.selectedAnnotations.count == 1)
  }

  @Test func `views of a registered class are made by it`() {
    map.register(Custom.self, forAnnotationViewWithReuseIdentifier: "c")
    let pin = point("pin", 0, 0)
    #expect(map.dequeueReusableAnnotationView(withIdentifier: "c", for: pin) is Custom)
    map.delegate = nil
    map.register(
      Custom.self,
      forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
    map.addAnnotation(pin)
    #expect(map.view(for: pin) is Custom && map.view(for: pin)?.annotation?.title == "pin")
  }

  @Test func `all things can be shown, with space around them`() {
    map.showAnnotations([point("a", 10, 20), point("b", 12, 30)], animated: false)
    #expect(map.region.center.latitude == 11 && map.region.center.longitude == 25)
    #expect(map.region.span.longitudeDelta == 12)
  }
}
