/// What may be chosen of a person's pictures.
///
/// Here it is only kept.
public struct PHPickerConfiguration: Sendable {
  /// How many; 0 for any number.
  public var selectionLimit = 1
  /// Which kinds; nil for all.
  public var filter: PHPickerFilter?

  /// One picture of any kind.
  public init() {}
  /// One picture of any kind.
  public init(photoLibrary: PHPhotoLibrary) {}
}
