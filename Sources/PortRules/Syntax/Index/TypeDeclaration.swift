import SwiftSyntax

/// The declaration of a type, or of an extension of one, in a source.
struct TypeDeclaration {
  enum Kind { case classType, protocolType, extensionOfType, valueType }

  let kind: Kind
  /// The type's name after those of the types that it is in: `Outer`, `Inner`.
  let path: [String]
  /// Which of the module's sources it is in.
  let source: Int
  /// The types after its colon, as they are written.
  let inherited: [String]
  /// Where the last of them ends; nil if there are none.
  let inheritedEnd: Int?
  let facts: DeclarationFacts
  /// Whether it or a declaration around it has parameters in angle brackets.
  let isGeneric: Bool
  /// Whether it is in a function, where nothing outside can name it.
  let isLocal: Bool
  /// For each name in its path, whether only what is around it can name it.
  let hidden: [Bool]
  /// Where it begins, and where its members end: the closing brace.
  let start: Int
  let end: Int
  var methods: [MethodDeclaration] = []
  var properties: [PropertyDeclaration] = []

  var name: String { path.joined(separator: ".") }
  var lastName: String { path[path.count - 1] }

  /// The names of the types after its colon, without the types in angle brackets.
  var inheritedNames: [String] { inherited.map { String($0.prefix { $0 != "<" }) } }
}
