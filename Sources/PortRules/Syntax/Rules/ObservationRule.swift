import SwiftSyntax

/// `dynamic` properties, which Objective-C's runtime lets others observe: they say themselves when
/// they change.
struct ObservationRule: Rule {
  func apply(to rewriting: inout Rewriting, in index: ModuleIndex) {
    for type in rewriting.source.types where index.hasForeignSuperclass(type) {
      for property in type.properties where property.isObservable {
        announce(property, in: &rewriting)
      }
    }
  }

  private func announce(_ property: PropertyDeclaration, in rewriting: inout Rewriting) {
    guard let block = property.binding.accessorBlock else {
      let observers = "{ willSet { \(property.will) } didSet { \(property.did) } }"
      rewriting.insert(" " + observers, at: property.binding.range.upperBound)
      return
    }
    guard case .accessors(let accessors) = block.accessors else { return }
    let bodies = Dictionary(
      accessors.map { ($0.accessorSpecifier.text, $0.body) },
      uniquingKeysWith: { first, _ in first })
    if let setter = bodies["set"] {
      begin(setter, with: "\(property.will); defer { \(property.did) };", in: &rewriting)
    } else if bodies["willSet"] != nil || bodies["didSet"] != nil {
      announce(property, in: block, bodies["willSet"] ?? nil, bodies["didSet"] ?? nil, &rewriting)
    }
  }

  /// Adds to observers that are there; what they do themselves comes between the two.
  private func announce(
    _ property: PropertyDeclaration, in block: AccessorBlockSyntax, _ willSet: CodeBlockSyntax?,
    _ didSet: CodeBlockSyntax?, _ rewriting: inout Rewriting
  ) {
    let start = block.leftBrace.range.upperBound
    if willSet == nil { rewriting.insert(" willSet { \(property.will) }", at: start) }
    if didSet == nil { rewriting.insert(" didSet { \(property.did) }", at: start) }
    begin(willSet, with: "\(property.will);", in: &rewriting)
    let isEmpty = didSet?.statements.isEmpty == true
    begin(didSet, with: isEmpty ? property.did : "defer { \(property.did) };", in: &rewriting)
  }

  private func begin(_ body: CodeBlockSyntax?, with text: String, in rewriting: inout Rewriting) {
    guard let body else { return }
    rewriting.insert(" \(text)", at: body.leftBrace.range.upperBound)
  }
}

extension PropertyDeclaration {
  /// Whether others can observe it and nothing it overrides says so already.
  fileprivate var isObservable: Bool {
    facts.modifiers.contains("dynamic") && !facts.isStatic && !facts.isOverride && !isConstant
      && !facts.attributes.contains("NSManaged") && node.bindings.count == 1
  }
  fileprivate var will: String { "self.willChangeValue(forKey: \"\(getter)\")" }
  fileprivate var did: String { "self.didChangeValue(forKey: \"\(getter)\")" }
}
