import Drawing
import Foundation
import SDLShell
import Snapshot

/// Reads and writes the pictures of baselines.
struct PNGPictures: ImageCodec {
  func encode(_ bitmap: Bitmap) throws -> Data { try PNG.encode(bitmap) }
  func decode(_ data: Data) throws -> Bitmap { try PNG.decode(data) }
  func rows(of data: Data) throws -> any PixelRows { try PNGRows(data) }
}
