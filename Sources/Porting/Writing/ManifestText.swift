import XcodeProject

/// Writes the `Package.swift` of a plan.
struct ManifestText {
  let plan: PackagePlan

  /// The file's text.
  var text: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    // A folder that NAVIGATIONKIT_PATH names counts more than what is written here.
    let navigationKit: Package.Dependency =
      Context.environment["NAVIGATIONKIT_PATH"].map {
        .package(name: \(kit), path: $0)
      } ?? \(location)

    let package = Package(
      name: \(plan.name.literal),
      defaultLocalization: \(plan.localization.literal),
      products: [\(product)],
      dependencies: [\(dependencies.joined(separator: ", "))],
      targets: [
    \(plan.allTargets.map(target).joined(separator: "\n"))
      ])

    """
  }

  private var kit: String { plan.library.packageName.literal }

  private var location: String {
    switch plan.library {
    case .folder(let path):
      ".package(name: \(kit), path: \(path.shortest(from: plan.output).literal))"
    case .address(let url, let version):
      ".package(url: \(url.literal), from: \(version.literal))"
    }
  }

  /// The program has the app's name, which need not be one that modules can have.
  private var product: String {
    guard let app = plan.targets.last else { return "" }
    let kind = app.kind == .app ? "executable" : "library"
    return ".\(kind)(name: \(plan.name.literal), targets: [\(app.module.literal)])"
  }

  private var dependencies: [String] {
    let remote = plan.allTargets.flatMap(\.packageProducts).compactMap { product -> String? in
      guard case .remote(let url, let requirement) = product.origin else { return nil }
      return ".package(url: \(url.literal), \(requirement))"
    }
    return ["navigationKit"] + Set(remote).sorted()
  }

  private func target(_ target: TargetPlan) -> String {
    var parts = ["name: \(target.module.literal)", list("dependencies", needs(of: target))]
    if !target.resources.isEmpty {
      parts.append(list("resources", target.resources.map(\.written)))
    }
    parts.append(list("swiftSettings", settings(of: target)))
    parts.append("plugins: [.plugin(name: \"PortSources\", package: \(kit))]")
    let lines = parts.map { "      \($0)" }.joined(separator: ",\n")
    return "    .\(target.kind.function)(\n\(lines)),"
  }

  private func needs(of target: TargetPlan) -> [String] {
    target.settings.modules.map(\.literal)
      + (["UIKit"] + target.testProducts
      + (target.settings.standIns == nil ? [] : ["AppleStandIns"])).map {
        ".product(name: \($0.literal), package: \(kit))"
      }
      + target.packageProducts.compactMap { product in
        guard case .remote(let url, _) = product.origin else { return nil }
        let package = url.nameOfPath.replacing(/\.git$/, with: "")
        return ".product(name: \(product.name.literal), package: \(package.literal))"
      }
  }

  private func settings(of target: TargetPlan) -> [String] {
    [".swiftLanguageMode(.\(target.mode.rawValue))"]
      + (target.isOnMainActor ? [".defaultIsolation(MainActor.self)"] : [])
      + target.features.map { ".enableUpcomingFeature(\($0.literal))" }
      + target.conditions.map { ".define(\($0.literal))" }
  }

  private func list(_ name: String, _ values: [String]) -> String {
    let line = "\(name): [\(values.joined(separator: ", "))]"
    guard line.count > 90 else { return line }
    return "\(name): [\n" + values.map { "        \($0),\n" }.joined() + "      ]"
  }
}

extension ProjectTarget.Kind {
  /// The function that makes its targets in a manifest.
  fileprivate var function: String {
    if isTests { return "testTarget" }
    return self == .app ? "executableTarget" : "target"
  }
}

extension ResourceRule {
  /// The rule as a manifest writes it.
  fileprivate var written: String {
    switch self {
    case .copy(let path): ".copy(\(path.literal))"
    case .process(let path): ".process(\(path.literal))"
    }
  }
}

extension String {
  /// The text as a source in Swift writes it.
  fileprivate var literal: String {
    let text = replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(text.filter { !$0.isNewline })\""
  }

  /// The way to a folder: from another one if they have a folder in common, else from the root.
  fileprivate func shortest(from folder: String) -> String {
    split(separator: "/").first == folder.split(separator: "/").first ? relative(to: folder) : self
  }
}
