/// Finds addresses of places, and places of addresses.
///
/// Here it knows none, and says so.
open class CLGeocoder: NSObject {
  /// Called with what was found.
  public typealias GeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

  /// Whether it searches.
  open var isGeocoding: Bool { false }

  /// Looks for an address, in vain.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping GeocodeCompletionHandler
  ) { findNothing(completionHandler) }

  /// Looks for a place, in vain.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping GeocodeCompletionHandler
  ) { findNothing(completionHandler) }

  /// Ends a search.
  open func cancelGeocode() {}

  private func findNothing(_ handler: @escaping GeocodeCompletionHandler) {
    Answer.later(calling: { handler(nil, CLError(.geocodeFoundNoResult)) })
  }
}
