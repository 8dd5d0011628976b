package import Assets
public import Drawing
public import Foundation

/// Finds symbols and image files and their natural sizes.
///
/// A size is read from a file's first bytes and cached.
public final class ImageLibrary: @MainActor ImageSource {
  private var sizes = ByteLimitedCache<ImageReference, CGSize?>(limit: 1 << 20)

  /// Called with each image that is there and cannot be read, once, when it is drawn.
  package var onBroken: (PictureOrigin) -> Void = { _ in }
  private var broken: Set<PictureOrigin> = []

  /// Decodes the image files.
  let decoder: PictureDecoder
  private let symbol: (String) -> URL?
  private let makeNamed: () -> NamedPictures
  private lazy var named = makeNamed()

  /// Where a program's own images are: the bundles beside it, and a folder `Resources`.
  public static var programFolders: [URL] { NamedPictures.foldersOfProgram }

  /// Makes a library.
  ///
  /// - Parameters:
  ///   - symbol: The SVG file of a symbol, which need not exist; by default one of the shell's.
  ///   - pictures: The folders of the program's images; by default those beside the program that
  ///     end in `.resources`, and `Resources`.
  public convenience init(symbol: ((String) -> URL?)? = nil, pictures: [URL]? = nil) {
    self.init(symbol: symbol, pictures: pictures, drawing: DrawingInPlace())
  }

  /// Makes a library whose SVG files, except the program's own symbols, are drawn by `drawing`.
  package convenience init(
    symbol: ((String) -> URL?)? = nil, pictures: [URL]? = nil, drawing: any VectorDrawing
  ) {
    self.init(
      symbol: symbol ?? { Assets.found?.symbol($0) }, decoder: PictureDecoder(drawing: drawing),
      named: { pictures.map { NamedPictures(folders: $0) } ?? .ofProgram })
  }

  private init(
    symbol: @escaping (String) -> URL?, decoder: PictureDecoder,
    named: @escaping () -> NamedPictures
  ) {
    (self.symbol, self.decoder, makeNamed) = (symbol, decoder, named)
  }

  /// A library that finds images and colours by name in a folder instead of beside the program.
  package func searching(_ tree: FolderTree) -> ImageLibrary {
    ImageLibrary(symbol: symbol, decoder: decoder, named: { NamedPictures(tree) })
  }

  /// The file of one of the program's images; nil if there is none of that name.
  ///
  /// Of files for 1, 2 and 3 pixels per point, that for the screen's scale is taken, else the next
  /// larger one, else the next smaller one.
  public func path(ofImage name: String, scale: CGFloat) -> String? {
    named.path(of: name, scale: scale)
  }

  /// An image of an asset catalogue; nil if there is none of that name.
  ///
  /// Of files for 1, 2 and 3 pixels per point, that for the screen's scale is taken, else the next
  /// larger one, else the next smaller one.
  public func catalogImage(named name: String, scale: CGFloat) -> CatalogImage? {
    named.catalog.image(named: name, scale: scale)
  }

  /// A colour of an asset catalogue; nil if there is none of that name.
  public func catalogColor(named name: String) -> CatalogColor? { named.catalog.color(named: name) }

  /// The colour that has the name `AccentColor`, as in Xcode's templates; nil if there is none.
  ///
  /// Other bundles beside the program do not count: a library's accent colour is not the app's.
  public var accentColor: CatalogColor? { named.ownCatalog.color(named: "AccentColor") }

  /// Why an image that is there cannot be used; nil if there is none, or it can.
  ///
  /// - Parameter scale: The screen's pixels per point, which the file is chosen for.
  public func fault(ofImage name: String, scale: CGFloat) -> ImageFault? {
    let found =
      named.catalog.image(named: name, scale: scale)?.light.path
      ?? path(ofImage: name, scale: scale)
    guard let found else { return named.catalog.fault(ofImage: name) }
    guard !canRead(found) else { return nil }
    return PictureOrigin.file(found).undrawnPart.map { .undrawn(file: found, part: $0) }
      ?? .unreadable(file: found)
  }

  /// The file of a colour that is there and cannot be used; nil if there is none, or it can.
  public func brokenFile(ofColor name: String) -> String? {
    catalogColor(named: name) == nil ? named.catalog.contents(ofColor: name) : nil
  }

  /// Whether a file can be decoded as an image.
  private func canRead(_ path: String) -> Bool {
    if case .broken = decoder.decode(PictureRequest(path: path, width: 1, height: 1)) {
      return false
    }
    return true
  }

  /// Notes an image that cannot be read.
  func record(broken origin: PictureOrigin) {
    if broken.insert(origin).inserted { onBroken(origin) }
  }

  /// A symbol's size in points, or a file's upright size in pixels; nil if it cannot be read.
  ///
  /// The size of a file whose name ends in `@2x` or `@3x`, or whose catalogue says so, is divided by
  /// 2 or 3.
  public func size(of image: ImageReference) -> CGSize? {
    if case .recording(let recording) = image { return recording.bounds.size }
    if let cached = sizes.value(for: image) { return cached }
    let size = read(image)
    // About 200 bytes for the key and the entry.
    sizes.keep(size, bytes: 200, for: image)
    return size
  }

  private func read(_ image: ImageReference) -> CGSize? {
    switch image {
    case .symbol(let name):
      return path(ofSymbol: name).flatMap(ImageHeader.init(contentsOf:))?.size
    case .file(let path):
      let scale = named.catalog.scale(ofFile: path) ?? ImageReference.scale(ofFile: path)
      return ImageHeader(contentsOf: path)?.uprightSize.map {
        CGSize(width: $0.width / scale, height: $0.height / scale)
      }
    case .data(let image):
      return ImageHeader([UInt8](image.data))?.uprightSize.map {
        CGSize(width: $0.width / image.scale, height: $0.height / image.scale)
      }
    case .recording(let recording): return recording.bounds.size
    }
  }

  /// The file of a symbol, which need not exist; nil if there are no assets or the name is not
  /// valid.
  func path(ofSymbol name: String) -> String? {
    name.contains("/") ? nil : symbol(name)?.path
  }
}
