import Assets
public import Drawing
public import Foundation

/// Knows the natural sizes of symbols and picture files.
///
/// A size is read from the first bytes of its file and remembered.
public final class ImageLibrary: @MainActor ImageSource {
  private var sizes = ByteLimitedCache<ImageReference, CGSize?>(limit: 1 << 20)

  /// Reads the picture files.
  let decoder: PictureDecoder
  private let symbol: (String) -> URL?
  private let pictureFolders: [URL]?
  private lazy var named = pictureFolders.map(NamedPictures.init) ?? .ofProgram

  /// Makes a library that has looked at nothing yet.
  ///
  /// `symbol` names the SVG file of a symbol, which need not exist; by default one of the shell's.
  /// `pictures` are the folders of the pictures that come with the program; by default those beside
  /// it that end in `.resources`, and `Resources`.
  public convenience init(symbol: ((String) -> URL?)? = nil, pictures: [URL]? = nil) {
    self.init(symbol: symbol, pictures: pictures, drawing: DrawingInPlace())
  }

  /// Makes a library whose SVG files are drawn elsewhere, but for those that come with the program.
  package init(
    symbol: ((String) -> URL?)? = nil, pictures: [URL]? = nil, drawing: any VectorDrawing
  ) {
    decoder = PictureDecoder(drawing: drawing)
    self.symbol = symbol ?? { Assets.found?.symbol($0) }
    pictureFolders = pictures
  }

  /// The file of a picture that comes with the program; nil if there is none of that name.
  public func path(ofImage name: String) -> String? { named.path(of: name) }

  /// A symbol's size in points, a file's upright size in pixels; nil if it cannot be read.
  ///
  /// Two or three pixels of a file whose name ends in `@2x` or `@3x` count as one.
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
      let scale = NamedPictures.scale(of: path)
      return ImageHeader(contentsOf: path)?.uprightSize.map {
        CGSize(width: $0.width / scale, height: $0.height / scale)
      }
    }
  }

  /// The file of a symbol, which need not exist; nil if there are no assets or the name is no name.
  func path(ofSymbol name: String) -> String? {
    name.contains("/") ? nil : symbol(name)?.path
  }
}
