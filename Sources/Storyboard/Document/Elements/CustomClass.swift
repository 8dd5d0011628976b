/// A class of the app that an element asks for.
public struct CustomClass: Sendable, Hashable, CustomStringConvertible {
  /// Its name, without its module.
  public let name: String
  /// The module that has it; nil for classes of Objective-C.
  public let module: String?

  /// Makes a class name.
  public init(name: String, module: String? = nil) { (self.name, self.module) = (name, module) }

  /// Its name with its module before it, such as `PetData.PetCell`.
  public var description: String { module.map { "\($0).\(name)" } ?? name }
}
