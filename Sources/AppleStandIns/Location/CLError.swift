/// Why there is no place.
public struct CLError: Error, Hashable, Sendable {
  /// The reason.
  public let code: Code

  /// An error with a reason.
  public init(_ code: Code) { self.code = code }

  /// Reasons why there is no place.
  public enum Code: Int, Sendable {
    /// It is not known now.
    case locationUnknown = 0
    /// The person refused.
    case denied = 1
    /// There is no network.
    case network = 2
    /// Nothing of that name was found.
    case geocodeFoundNoResult = 8
    /// The search was ended.
    case geocodeCanceled = 10
  }
}
