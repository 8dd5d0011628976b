/// The symbols of a module's assets, as Xcode generates them: those that its sources mention and do not
/// declare themselves.
///
/// A type is named with its module, as an app may have a type `ImageResource` of its own.
struct AssetSymbols {
  private let index: ModuleIndex
  private let mentioned: Set<String>

  init(_ index: ModuleIndex) {
    self.index = index
    let names = index.module.assets
    mentioned =
      names.colors.isEmpty && names.images.isEmpty
      ? [] : Set(index.sources.flatMap(\.sites.mentions).map(\.node.name))
  }

  /// The extensions that declare them; empty if there are none.
  var text: String {
    let assets = index.module.assets
    let kinds = [
      ("ColorResource", "UIColor", assets.colors, UIKitAssetName.colors),
      ("ImageResource", "UIImage", assets.images, UIKitAssetName.images),
    ]
    return kinds.flatMap { resource, type, assets, names in
      [resources(resource, of: assets)]
        + (index.module.assets.areMembers ? [members(of: type, for: assets, but: names)] : [])
    }
    .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func resources(_ type: String, of assets: [[String]]) -> String {
    extending(type, for: assets, but: []) { symbol, asset in
      let name = asset.joined(separator: "/")
      return "nonisolated static let \(symbol.last ?? "") = "
        + "UIKit.\(type)(name: \(name.debugDescription), bundle: .main)"
    }
  }

  private func members(of type: String, for assets: [[String]], but names: Set<String>) -> String {
    let isolation = type == "UIImage" ? "@preconcurrency @MainActor" : "nonisolated"
    return extending(type, for: assets, but: names) { symbol, _ in
      "\(isolation) static var \(symbol.last ?? ""): UIKit.\(type) { "
        + "UIKit.\(type)(resource: .\(symbol.joined(separator: "."))) }"
    }
  }

  private func extending(
    _ type: String, for assets: [[String]], but names: Set<String>,
    declaration: @escaping ([String], [String]) -> String
  ) -> String {
    if assets.isEmpty { return "" }
    let sorted = assets.sorted { $0.lexicographicallyPrecedes($1) }
    let lines = AssetScope(declaration: declaration, mentioned: mentioned)
      .lines(for: sorted, taken: names.union(declared(in: type)))
    return lines.isEmpty ? "" : "extension UIKit.\(type) {\n\(lines.map { "  \($0)\n" }.joined())}"
  }

  /// The names of the static members and types that the module's own extensions of a type have.
  private func declared(in type: String) -> Set<String> {
    let types = index.types.values.joined()
    // A source that does not parse may have an extension of nothing.
    let own = types.filter { $0.path.last == type && $0.kind == .extensionOfType }
    let properties = own.flatMap(\.properties).filter(\.facts.isStatic).map(\.name)
    let methods = own.flatMap(\.methods).filter(\.facts.isStatic).map(\.name)
    let inner = types.filter { $0.path.dropLast().last == type }.map(\.lastName)
    return Set(properties + methods + inner)
  }
}
