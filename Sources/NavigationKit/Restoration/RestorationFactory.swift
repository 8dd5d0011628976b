import Foundation

/// The classes that make controllers and objects again, by name.
///
/// Whatever a name says, only a class that declares to do this work is ever asked.
enum RestorationFactory {
  /// The name by which a class can be found when the app is launched again; nil if it cannot.
  static func name(of type: Any.Type) -> String? {
    let name = String(reflecting: type)
    return found(name).map { ObjectIdentifier($0) == ObjectIdentifier(type) } == true ? name : nil
  }

  /// The class of a name; nil where there is none.
  static func found(_ name: String) -> AnyClass? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, name.utf8.count <= longest, parts.allSatisfy(isIdentifier) else {
      return nil
    }
    return NSClassFromString(name)
  }

  private static func isIdentifier(_ text: Substring) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// A name of more bytes is none of a class.
  private static let longest = 512
}
