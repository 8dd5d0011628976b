import Foundation

/// A small photo, 32 × 16 pixels: red and green above blue and white.
enum Photo {
  /// The photo with an EXIF orientation.
  static func quarters(orientation: UInt8) -> Data {
    let tiff: [UInt8] =
      Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1]
      + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
    let exif = Array("Exif\0\0".utf8) + tiff
    let segment = [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif
    let plain = Data(base64Encoded: plain, options: .ignoreUnknownCharacters) ?? Data()
    return plain.prefix(2) + segment + plain.dropFirst(2)
  }

  private static let plain = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsL
    EBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU
    FBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAAQACADAREAAhEBAxEB/8QAFwABAQEBAAAAAAAAAAAAAAAAAAgJCv/EABQQ
    AQAAAAAAAAAAAAAAAAAAAAD/xAAZAQEAAwEBAAAAAAAAAAAAAAAABwkKBgj/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oA
    DAMBAAIRAxEAPwCdEGLUwFjISZjwGXjRm9ygOltVY7gB/9k=
    """
}
