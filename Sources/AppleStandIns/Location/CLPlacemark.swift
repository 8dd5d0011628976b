/// A place with its address, of which nothing is known here.
open class CLPlacemark: NSObject {
  private let place: CLLocation?

  init(location: CLLocation?) {
    place = location
    super.init()
  }

  /// Makes a place of which nothing is known, for tests whose subclass says where it is.
  public override init() {
    place = nil
    super.init()
  }

  /// Where it is.
  open var location: CLLocation? { place }

  /// Its name.
  open var name: String? { nil }
  /// The street.
  open var thoroughfare: String? { nil }
  /// The house in the street.
  open var subThoroughfare: String? { nil }
  /// The town.
  open var locality: String? { nil }
  /// The part of the town.
  open var subLocality: String? { nil }
  /// The state.
  open var administrativeArea: String? { nil }
  /// The postal code.
  open var postalCode: String? { nil }
  /// The country.
  open var country: String? { nil }
  /// The country's code.
  open var isoCountryCode: String? { nil }
}
