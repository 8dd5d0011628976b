/// Kinds of pictures.
///
/// Here it is only kept.
public struct PHPickerFilter: Hashable, Sendable {
  private let names: [String]

  /// Pictures.
  public static let images = PHPickerFilter(names: ["images"])
  /// Films.
  public static let videos = PHPickerFilter(names: ["videos"])
  /// Pictures with a short film.
  public static let livePhotos = PHPickerFilter(names: ["livePhotos"])
  /// Several kinds.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(names: subfilters.flatMap(\.names))
  }
}
