import SwiftSyntax

/// The attributes and modifiers of a declaration.
struct DeclarationFacts {
  let attributes: Set<String>
  let modifiers: Set<String>
  /// The name in `@objc(name)`.
  let objectiveCName: String?
  /// Whether the declaration is marked as unavailable.
  let isUnavailable: Bool
  /// The conditions of the `#if` that it is in, outermost first.
  let conditions: [String]

  init(
    attributes list: AttributeListSyntax, modifiers: DeclModifierListSyntax, conditions: [String]
  ) {
    let attributes = list.compactMap { $0.as(AttributeSyntax.self) }
    self.attributes = Set(attributes.map(\.name))
    self.modifiers = Set(modifiers.map(\.written))
    objectiveCName = attributes.lazy.compactMap(\.objectiveCName).first
    isUnavailable = attributes.contains(where: \.isUnavailable)
    self.conditions = conditions
  }

  var isObjectiveC: Bool {
    !attributes.isDisjoint(with: ["objc", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable"])
      || modifiers.contains("dynamic")
  }
  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
  var isOverride: Bool { modifiers.contains("override") }
  var isPrivate: Bool { modifiers.contains("private") }
  var isHidden: Bool { isPrivate || modifiers.contains("fileprivate") }
  var isPublic: Bool { modifiers.contains("public") || modifiers.contains("open") }
}

extension AttributeSyntax {
  /// Its name, without the `@`.
  var name: String { attributeName.as(IdentifierTypeSyntax.self)?.name.text ?? "" }

  /// Whether it is `@available(*, unavailable)`.
  fileprivate var isUnavailable: Bool {
    name == "available" && arguments?.trimmedDescription.contains("unavailable") == true
  }

  /// The name in `@objc(name)`.
  fileprivate var objectiveCName: String? {
    guard name == "objc", case .objCName(let pieces) = arguments else { return nil }
    return pieces.map { ($0.name?.text ?? "") + ($0.colon == nil ? "" : ":") }.joined()
  }
}

extension DeclModifierSyntax {
  /// The modifier as one word: `private(set)` is not `private`.
  fileprivate var written: String {
    detail.map { "\(name.text)(\($0.detail.text))" } ?? name.text
  }
}
