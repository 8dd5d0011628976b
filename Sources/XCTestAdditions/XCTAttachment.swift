public import Foundation

/// A file that goes with a test; XCTest has such a type on Apple's platforms only.
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
  /// How long it is kept; until the test has passed unless set.
  public var lifetime = Lifetime.deleteOnSuccess
  /// The kind of its file, such as `public.png`.
  public let uniformTypeIdentifier: String
  /// The file.
  package let contents: Data

  /// Makes a file of bytes.
  public init(data: Data, uniformTypeIdentifier: String = "public.data") {
    contents = data
    self.uniformTypeIdentifier = uniformTypeIdentifier
  }

  /// Makes a file of bytes with a name.
  public init(
    uniformTypeIdentifier identifier: String?, name: String?, payload: Data?,
    userInfo: [AnyHashable: Any]? = nil
  ) {
    contents = payload ?? Data()
    uniformTypeIdentifier = identifier ?? "public.data"
    self.name = name
  }

  /// Makes a file of text.
  public convenience init(string: String) {
    self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text")
  }

  /// The extension of its file; empty for a kind that has none.
  package var pathExtension: String {
    switch uniformTypeIdentifier {
    case "public.png": "png"
    case "public.jpeg": "jpg"
    case "public.plain-text", "public.utf8-plain-text": "txt"
    case "public.json": "json"
    default: ""
    }
  }
}
