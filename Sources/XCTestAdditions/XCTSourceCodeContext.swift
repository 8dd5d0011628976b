public import Foundation

/// A line of a source.
public final class XCTSourceCodeLocation: Sendable {
  /// The source's file.
  public let fileURL: URL
  /// The line, from 1.
  public let lineNumber: Int

  /// Names a line of a file.
  public init(fileURL: URL, lineNumber: Int) {
    self.fileURL = fileURL
    self.lineNumber = lineNumber
  }

  /// Names a line of the file at a path, such as `#filePath`.
  public convenience init(filePath: String, lineNumber: Int) {
    self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber)
  }
}

/// The place that an issue is reported at.
public struct XCTSourceCodeContext: Sendable {
  /// The line; nil if none is named.
  public let location: XCTSourceCodeLocation?

  /// A context of a line.
  public init(location: XCTSourceCodeLocation? = nil) { self.location = location }
}
