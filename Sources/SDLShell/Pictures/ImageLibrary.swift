import Assets
import CSDL2
public import Drawing
public import Foundation

/// Knows the natural sizes of symbols and picture files.
///
/// A size is read from the first bytes of its file and remembered.
public final class ImageLibrary: @MainActor ImageSource {
  private var sizes = ByteLimitedCache<ImageReference, CGSize?>(limit: 1 << 20)

  private let symbol: (String) -> URL?

  /// Makes a library that has looked at nothing yet.
  ///
  /// `symbol` names the SVG file of a symbol, which need not exist; by default one of the shell's.
  public init(symbol: ((String) -> URL?)? = nil) {
    self.symbol = symbol ?? { Assets.found?.symbol($0) }
  }

  /// A symbol's size in points, a file's upright size in pixels; nil if it cannot be read.
  public func size(of image: ImageReference) -> CGSize? {
    if let known = sizes.value(for: image) { return known }
    let size = read(image)
    // A reference and its entry take about 200 bytes.
    sizes.keep(size, bytes: 200, for: image)
    return size
  }

  private func read(_ image: ImageReference) -> CGSize? {
    switch image {
    case .symbol(let name):
      return path(ofSymbol: name).flatMap(ImageHeader.init(contentsOf:))?.size
    case .file(let path):
      if let size = ImageHeader(contentsOf: path)?.uprightSize { return size }
      guard ImageHeader.isFile(path) else { return nil }
      return Surface(IMG_Load(path)).map { CGSize(width: Int($0.width), height: Int($0.height)) }
    }
  }

  /// The file of a symbol, which need not exist; nil if there are no assets or the name is no name.
  func path(ofSymbol name: String) -> String? {
    name.contains("/") ? nil : symbol(name)?.path
  }
}
