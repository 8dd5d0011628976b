public import Drawing
public import Foundation

/// Encodes bitmaps as image files and decodes them; the host supplies it.
public protocol ImageCodec {
  /// Encodes a bitmap; throws if it cannot be written.
  func encode(_ bitmap: Bitmap) throws -> Data
  /// Decodes a file's bytes; throws if they are not a picture.
  func decode(_ data: Data) throws -> Bitmap
  /// The rows of a picture that this codec encoded; throws if the bytes are something else.
  func rows(of data: Data) throws -> any PixelRows
}

extension ImageCodec {
  /// Decodes the whole picture, for codecs that cannot read it row by row.
  public func rows(of data: Data) throws -> any PixelRows { try decode(data).rows }
}
