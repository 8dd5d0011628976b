/// Called with the places that were found, or with an error.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Finds addresses of places, and places of addresses.
///
/// Here it knows none, and says so.
open class CLGeocoder: NSObject {
  /// Whether it searches.
  open var isGeocoding: Bool { false }

  /// Looks for an address, in vain.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { findNothing(completionHandler) }

  /// Looks for a place, in vain.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { findNothing(completionHandler) }

  /// Ends a search.
  open func cancelGeocode() {}

  private func findNothing(_ handler: @escaping CLGeocodeCompletionHandler) {
    Answer.later(calling: { handler(nil, CLError(.geocodeFoundNoResult)) })
  }
}
