import AppleStandIns
import Foundation
import Testing

@Suite struct CLPlacemarkTests {
  /// A place as tests of apps make one.
  private nonisolated final class Home: CLPlacemark {
    override var location: CLLocation? { CLLocation(latitude: 48, longitude: 11) }
  }

  @Test func `a test says where a place is`() {
    #expect(Home().location?.coordinate.latitude == 48)
    #expect(CLPlacemark().location == nil)
    #expect(CLLocation().coordinate.longitude == 0)
  }

  @Test func `a search is answered by a handler of its own type`() {
    let handler: CLGeocodeCompletionHandler = { places, error in
      #expect(places == nil || error == nil)
    }
    handler([Home()], nil)
  }
}
