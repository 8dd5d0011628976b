/// The pictures that a person may choose.
///
/// Here it is only kept.
public struct PHPickerConfiguration: Sendable {
  /// The maximum number of pictures; 0 for any number.
  public var selectionLimit = 1
  /// The kinds of pictures; nil for all.
  public var filter: PHPickerFilter?

  /// One picture of any kind.
  public init() {}
  /// One picture of any kind.
  public init(photoLibrary: PHPhotoLibrary) {}
}
