/// Why no source can be rewritten at all.
public enum PortingError: Error, Hashable, CustomStringConvertible {
  /// The tool was built by a toolchain without Swift's parser.
  case noParser

  /// A sentence that names the cure.
  public var description: String {
    switch self {
    case .noParser:
      "This toolchain has no SwiftParser in lib/swift/host: build with a toolchain of swift.org, 6.2 or newer."
    }
  }
}
