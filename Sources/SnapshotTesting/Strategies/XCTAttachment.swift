public import Foundation

/// A file that goes with a test's failure; XCTest has such a type on Apple's platforms only.
public final class XCTAttachment {
  /// How long the file is kept.
  public enum Lifetime: Int, Sendable {
    /// For good.
    case keepAlways
    /// Until the test has passed.
    case deleteOnSuccess
  }

  /// The name of the file, without its extension unless it has another one than its kind; nil for
  /// none.
  public var name: String?
  /// How long it is kept; files are written for failures alone, so this changes nothing.
  public var lifetime = Lifetime.deleteOnSuccess
  /// The kind of its file, such as `public.png`.
  public let uniformTypeIdentifier: String
  /// The file.
  let contents: Data

  /// Makes a file of bytes.
  public init(data: Data, uniformTypeIdentifier: String = "public.data") {
    contents = data
    self.uniformTypeIdentifier = uniformTypeIdentifier
  }

  /// Makes a file of text.
  public convenience init(string: String) {
    self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text")
  }
}
