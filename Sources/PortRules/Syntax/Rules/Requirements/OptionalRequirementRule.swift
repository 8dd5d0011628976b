import SwiftSyntax

/// Optional requirements of a module's own protocols, the classes that meet them, and their calls.
struct OptionalRequirementRule: Rule {
  let requirements: OptionalRequirements

  func apply(to rewriting: inout Rewriting, in index: ModuleIndex) {
    for type in rewriting.source.types where type.kind == .protocolType {
      change(type, in: &rewriting)
    }
    if requirements.all.isEmpty { return }
    for site in rewriting.source.sites.calls {
      guard let call = OptionalCall(site), let requirement = requirements.matching(call) else {
        continue
      }
      rewriting.replace(call.name.range, with: requirement.property)
      for argument in site.arguments { strikeLabel(of: argument, in: &rewriting) }
    }
    for type in rewriting.source.types { meetRequirements(of: type, in: &rewriting, index) }
  }

  private func strikeLabel(of argument: LabeledExprSyntax, in rewriting: inout Rewriting) {
    guard let label = argument.label, let colon = argument.colon else { return }
    rewriting.strike(label.range.lowerBound..<colon.range.upperBound)
  }

  // MARK: The protocol

  private func change(_ type: TypeDeclaration, in rewriting: inout Rewriting) {
    let own = requirements.all.filter { $0.type.name == type.name && $0.type.source == type.source }
    for requirement in own {
      let property =
        "var \(requirement.property): \(closure(of: requirement, rewriting.source.text))"
      rewriting.fill(requirement.method.node.range, with: "\(property) { get }")
    }
    declareDefaults(own, of: type, in: &rewriting)
    for property in type.properties where property.facts.modifiers.contains("optional") {
      rewriting.remark(
        .requirement, at: property.node,
        "an optional property cannot be required without Objective-C: make its type optional, require it, and"
          + " give it nil in an extension of \(type.name)")
    }
  }

  private func declareDefaults(
    _ own: [OptionalRequirements.Requirement], of type: TypeDeclaration,
    in rewriting: inout Rewriting
  ) {
    if own.isEmpty { return }
    let access = type.facts.isPublic ? "public " : ""
    let defaults = own.map { requirement in
      "  \(access)var \(requirement.property): \(closure(of: requirement, rewriting.source.text)) { nil }"
    }
    rewriting.declare((["extension \(type.name) {"] + defaults + ["}"]).joined(separator: "\n"))
  }

  private func closure(
    of requirement: OptionalRequirements.Requirement, _ text: SourceText
  ) -> String {
    let method = requirement.method
    let parameters = method.parameters.map { text[$0.type.range] }.joined(separator: ", ")
    let result = method.node.signature.returnClause.map { text[$0.type.range] } ?? "Void"
    return "((\(parameters)) -> \(result))?"
  }

  // MARK: Those who adopt it

  /// Gives a type's methods that meet optional requirements as the properties that are asked for.
  private func meetRequirements(
    of type: TypeDeclaration, in rewriting: inout Rewriting, _ index: ModuleIndex
  ) {
    guard type.kind != .protocolType, !type.isLocal, !type.methods.isEmpty else { return }
    let adopted = index.adopted(by: type.name)
    let met = requirements.all.compactMap { requirement in
      adopted.contains(requirement.type.lastName)
        ? type.methods.first { $0.hasName(of: requirement.method) }.map { (requirement, $0) } : nil
    }
    if met.isEmpty { return }
    let properties = met.map { requirement, method in
      property(of: requirement, by: method, of: index)
    }
    rewriting.declare((["extension \(type.name) {"] + properties + ["}"]).joined(separator: "\n"))
  }

  private func property(
    of requirement: OptionalRequirements.Requirement, by method: MethodDeclaration,
    of index: ModuleIndex
  ) -> String {
    let access = requirement.type.facts.isPublic ? "public " : ""
    let type = closure(of: requirement, index.sources[requirement.type.source].text)
    let arguments = method.labels.enumerated().map { $1.isEmpty ? "$\($0)" : "\($1): $\($0)" }
    let call = "self.\(method.node.name.text)(\(arguments.joined(separator: ", ")))"
    return "  \(access)var \(requirement.property): \(type) { { \(call) } }"
  }
}
