/// A picture that was chosen; none is here.
public struct PHPickerResult: Hashable, Sendable {
  /// What the picture is known by in the library.
  public let assetIdentifier: String?
}
