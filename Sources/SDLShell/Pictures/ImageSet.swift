import Assets
import Drawing
import Foundation

/// The `Contents.json` of an image set.
nonisolated struct ImageSet: Decodable {
  struct Image: Decodable {
    let filename: String?
    let scale: String?
    let appearances: [AssetAppearance]?
    let resizing: Resizing?

    /// Pixels per point; nil if that is not said.
    var pixels: CGFloat? {
      scale.flatMap { Double($0.dropLast()) }.flatMap { $0 > 0 ? CGFloat($0) : nil }
    }

    /// The file and how it is stretched; nil if the file is not inside the set.
    func version(in folder: URL) -> CatalogImage.Version? {
      guard let path = filename.map({ folder.appendingPathComponent($0).path }),
        FolderTree.isInside(path, folder.path)
      else { return nil }
      return CatalogImage.Version(
        path: path, scale: pixels, slicing: resizing?.slicing(pixelsPerPoint: pixels ?? 1))
    }
  }

  /// How an image is sliced; lengths are pixels of its file.
  struct Resizing: Decodable {
    struct Middle: Decodable {
      let mode: String?
      let width: Double?
      let height: Double?
    }

    struct Edges: Decodable {
      let top: Double?
      let left: Double?
      let bottom: Double?
      let right: Double?
    }

    let middle: Middle?
    let edges: Edges?

    enum CodingKeys: String, CodingKey {
      case middle = "center"
      case edges = "cap-insets"
    }

    func slicing(pixelsPerPoint: CGFloat) -> CatalogSlicing {
      func points(_ pixels: Double?) -> CGFloat { CGFloat(max(0, pixels ?? 0)) / pixelsPerPoint }
      return CatalogSlicing(
        top: points(edges?.top), left: points(edges?.left), bottom: points(edges?.bottom),
        right: points(edges?.right),
        middle: CGSize(width: points(middle?.width), height: points(middle?.height)),
        isTiled: middle?.mode == "tile")
    }
  }

  struct Properties: Decodable {
    let intent: String?

    enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
  }

  let images: [Image]
  let properties: Properties?

  init?(in folder: URL) {
    guard let set = AssetContents.contents(of: folder, as: ImageSet.self) else { return nil }
    self = set
  }

  /// Whether it is drawn in the tint colour; nil if nothing is said.
  var isTemplate: Bool? { properties?.intent.map { $0 == "template" } }

  /// The image for a look that fits a screen's scale best; nil without a file for the look.
  func image(for look: AssetLook, scale: CGFloat) -> Image? {
    let files = images.filter { $0.filename != nil && AssetLook($0.appearances) == look }
    return files.min {
      PictureScale.order(of: $0.pixels, on: scale) < PictureScale.order(of: $1.pixels, on: scale)
    }
  }

  /// The pixels per point of a file; nil if that is not said.
  func scale(of file: String) -> CGFloat? { images.first { $0.filename == file }?.pixels }
}
