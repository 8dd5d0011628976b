import Assets
public import Drawing
import Foundation

extension ImageLibrary: @MainActor PictureLibrary {
  /// The sample pictures, album by album.
  public var picturePaths: [String] {
    guard let albums = Assets.found?.samples.appendingPathComponent("Photos") else { return [] }
    let files = FileManager.default.enumerator(atPath: albums.path)?.compactMap { $0 as? String }
    return (files ?? []).filter { $0.hasSuffix(".svg") }.sorted().map {
      albums.appendingPathComponent($0).path
    }
  }
}
