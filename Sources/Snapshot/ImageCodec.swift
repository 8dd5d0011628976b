public import Drawing
public import Foundation

/// Turns bitmaps into the bytes of picture files and back; a host supplies it.
public protocol ImageCodec {
  /// The bytes of a picture file; throws if the bitmap cannot be written.
  func encode(_ bitmap: Bitmap) throws -> Data
  /// The picture in the bytes of a file; throws if they are not one.
  func decode(_ data: Data) throws -> Bitmap
  /// The rows of the picture in bytes that this encoded; throws if they are not such.
  func rows(of data: Data) throws -> any PixelRows
}

extension ImageCodec {
  /// The rows of the whole picture, for one that cannot read them one by one.
  public func rows(of data: Data) throws -> any PixelRows { try decode(data).rows }
}
