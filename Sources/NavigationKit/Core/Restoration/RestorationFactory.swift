import Foundation

/// Finds the classes that make restored controllers and objects by name.
///
/// Callers use only classes that conform to a restoration protocol, whatever name an archive has.
/// That some controller has a class as its `restorationClass` cannot be asked for instead: at a
/// launch no controller exists yet. No object of a class is made before its conformance is known.
enum RestorationFactory {
  /// The name that finds a class again at the next launch; nil if there is none.
  static func name(of type: Any.Type) -> String? {
    let name = String(reflecting: type)
    return found(name).map { ObjectIdentifier($0) == ObjectIdentifier(type) } == true ? name : nil
  }

  /// The class with a name, `Module.Class`; nil if there is none.
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

  /// The most bytes of a class name; longer names are rejected.
  private static let longest = 512
}
