public import Foundation

// A member of a protocol's extension, so that a class can have its own.
nonisolated extension NSObjectProtocol where Self: NSObject {
  /// The name of the class, with its module: a name for its cells, say.
  public static func description() -> String { NSStringFromClass(Self.self) }
}
