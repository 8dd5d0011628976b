/// A picture that was chosen; here none is chosen.
public struct PHPickerResult: Hashable, Sendable {
  /// The identifier of the picture in the library.
  public let assetIdentifier: String?
}
