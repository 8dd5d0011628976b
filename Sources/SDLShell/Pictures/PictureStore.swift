import CSDL2
import Drawing
import Foundation

/// The textures of symbols and pictures for one renderer.
final class PictureStore {
  /// Whether a picture can be drawn.
  enum State {
    case ready(Texture)
    /// Being decoded; the texture is the same picture at another size, if there is one.
    case awaited(Texture?)
    case broken
  }

  private struct SymbolKey: Hashable {
    let name: String
    let width: Int32
    let height: Int32
    /// The tint as 0xRRGGBB; nil keeps the symbol's own colours.
    let tint: UInt32?
  }

  /// The most bytes of decoded pictures that are kept: enough for the screens of a few pages.
  ///
  /// Other pictures are decoded again when they are shown.
  static let budget = 32 << 20

  /// The most bytes of one picture, half of the budget: 16 MB are 2,048 × 2,048 pixels, more than a
  /// screen.
  private static let largestPicture = budget / 2

  private let renderer: Renderer
  private let images: ImageLibrary
  /// Nil if pictures are decoded while the frame is drawn.
  private let worker: PictureWorker?
  private var pictures: ByteLimitedCache<PictureRequest, Texture?>
  private var symbols = ByteLimitedCache<SymbolKey, Texture?>(limit: 4 << 20)
  /// The pictures missing in this frame, in drawing order.
  private(set) var wanted: [PictureRequest] = []
  /// How often decoded pictures have arrived; caches compare it to notice new ones.
  private(set) var arrivals = 0
  /// Where the first picture was that took too long to draw and was given up.
  private(set) var latePicture: PictureOrigin?

  init(
    renderer: Renderer, images: ImageLibrary, budget: Int = budget,
    onArrival: (@Sendable () -> Void)?
  ) {
    self.renderer = renderer
    self.images = images
    pictures = ByteLimitedCache(limit: budget)
    worker = onArrival.map { PictureWorker(decoder: images.decoder, onArrival: $0) }
  }

  /// The bytes of the decoded pictures that are kept.
  var bytes: Int { pictures.bytes }

  /// Whether the last frame lacked a picture.
  var hasPending: Bool { !wanted.isEmpty }

  /// Adds the pictures decoded since the last frame.
  func beginFrame() {
    wanted = []
    guard let decoded = worker?.takeDecoded(), !decoded.isEmpty else { return }
    arrivals += 1
    for (request, decoding) in decoded { keep(decoding, for: request) }
  }

  /// Requests the missing pictures; earlier requests that are not needed any more are dropped.
  func endFrame() { worker?.decode(wanted) }

  /// Requests pictures that were missing when a cached page was drawn.
  func want(_ requests: some Sequence<PictureRequest>) { wanted += requests }

  /// An image file scaled to a size in pixels.
  func picture(_ request: PictureRequest) -> State {
    let (request, origin) = (Self.limited(request), request.origin)
    if let cached = pictures.value(for: request) { return cached.map(State.ready) ?? .broken }
    guard worker != nil else {
      return keep(images.decoder.decode(request), for: request).map(State.ready) ?? .broken
    }
    wanted.append(request)
    let other = pictures.firstKey { $0.origin == origin && $0.tint == request.tint }
    return .awaited(other.flatMap { pictures.value(for: $0) ?? nil })
  }

  /// A symbol in a tint; nil if there is none of that name.
  func symbol(_ name: String, width: Int32, height: Int32, tint: Color?) -> Texture? {
    let side: Int32 = 2048
    let key = SymbolKey(
      name: name, width: min(width, side), height: min(height, side), tint: tint.map(\.rgb))
    if let cached = symbols.value(for: key) { return cached }
    let bitmap = images.path(ofSymbol: name).flatMap {
      PictureDecoder.symbol(at: $0, width: key.width, height: key.height, tint: key.tint)
    }
    let texture = bitmap.flatMap(texture)
    symbols.keep(texture, bytes: (texture?.bytes ?? 0) + 200, for: key)
    return texture
  }

  @discardableResult
  private func keep(_ decoding: Decoding, for request: PictureRequest) -> Texture? {
    var texture: Texture?
    switch decoding {
    case .picture(let picture): texture = self.texture(picture)
    case .broken: images.record(broken: request.origin)
    case .late: latePicture = latePicture ?? request.origin
    }
    // A broken picture counts 200 bytes for its key.
    pictures.keep(texture, bytes: (texture?.bytes ?? 0) + 200, for: request)
    return texture
  }

  private func texture(_ bitmap: DecodedPicture) -> Texture? {
    Texture(bitmap.pixels, width: bitmap.width, height: bitmap.height, on: renderer)
  }

  private static func limited(_ request: PictureRequest) -> PictureRequest {
    let bytes = Double(request.width) * Double(request.height) * 4
    guard bytes > Double(largestPicture) else { return request }
    let factor = (Double(largestPicture) / bytes).squareRoot()
    return PictureRequest(
      request.origin, width: max(1, Int32(Double(request.width) * factor)),
      height: max(1, Int32(Double(request.height) * factor)), isPixelated: request.isPixelated,
      tint: request.tint)
  }
}

nonisolated extension Color {
  /// The colour as 0xRRGGBB.
  var rgb: UInt32 {
    let levels = levels
    return UInt32(levels.red) << 16 | UInt32(levels.green) << 8 | UInt32(levels.blue)
  }
}
