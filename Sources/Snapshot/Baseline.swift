public import Drawing
public import Foundation

/// An accepted picture in a file, which new pictures are compared with.
///
/// A picture that differs is written beside it as `NAME.new.png`; the next equal picture removes
/// that file. The baseline itself is written only by ``record(_:)``.
public struct Baseline {
  /// How a comparison ended.
  public enum Outcome: Hashable, Sendable {
    /// The picture is equal.
    case equal
    /// It differs; the new picture is at the URL.
    case different(BitmapDifference, new: URL)
    /// There is no baseline yet; the new picture is at the URL.
    case missing(new: URL)
    /// The baseline cannot be read, for the given reason; the new picture is at the URL.
    case unreadable(String, new: URL)
    /// The picture is the baseline now. This is no success: someone has to look at it first.
    case recorded
  }

  /// The baseline's file.
  public let url: URL
  private let codec: any ImageCodec

  /// Names a baseline; the file need not exist.
  public init(_ url: URL, codec: any ImageCodec) {
    self.url = url
    self.codec = codec
  }

  /// The file for a new picture that differs from the baseline.
  public var newURL: URL {
    let name = url.deletingPathExtension().lastPathComponent
    return url.deletingLastPathComponent().appendingPathComponent("\(name).new.png")
  }

  /// Compares a picture with the baseline; throws if the new picture cannot be written.
  public func compare(_ bitmap: Bitmap) throws -> Outcome {
    guard FileManager.default.fileExists(atPath: url.path) else {
      return .missing(new: try writeNew(bitmap))
    }
    let expected: Bitmap
    do {
      expected = try codec.decode(try Data(contentsOf: url))
    } catch {
      return .unreadable("\(error)", new: try writeNew(bitmap))
    }
    if let difference = BitmapDifference(bitmap, expected) {
      return .different(difference, new: try writeNew(bitmap))
    }
    try removeNew()
    return .equal
  }

  /// Makes a picture the baseline; throws if it cannot be written.
  public func record(_ bitmap: Bitmap) throws -> Outcome {
    try WrittenFile(url).write(codec.encode(bitmap))
    try removeNew()
    return .recorded
  }

  private func writeNew(_ bitmap: Bitmap) throws -> URL {
    try WrittenFile(newURL).write(codec.encode(bitmap))
    return newURL
  }

  private func removeNew() throws {
    guard FileManager.default.fileExists(atPath: newURL.path) else { return }
    try FileManager.default.removeItem(at: newURL)
  }
}
