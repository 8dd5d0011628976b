import Foundation

extension CatalogFolder {
  /// The names of its colours, each behind those of the groups around it that provide a namespace.
  public var colors: [[String]] { names(ofSets: ["colorset"]) }

  /// The names of its images and symbols, each behind those of the groups around it that provide a
  /// namespace.
  public var images: [[String]] { names(ofSets: ["imageset", "symbolset"]) }

  private func names(ofSets types: Set<String>) -> [[String]] {
    var namespaces: [String: [String]] = [:]
    var names: [[String]] = []
    for folder in folders {
      let namespace = namespaces[folder.folderOfPath] ?? []
      if types.contains(folder.typeOfPath) {
        names.append(namespace + [folder.stemOfPath])
      } else {
        namespaces[folder] =
          Group.isNamespace(folder) ? namespace + [folder.nameOfPath] : namespace
      }
    }
    return names
  }

  /// The `Contents.json` of a group.
  private struct Group: Decodable {
    struct Properties: Decodable {
      let providesNamespace: Bool?

      enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }

    let properties: Properties?

    static func isNamespace(_ folder: String) -> Bool {
      guard let data = try? ProjectFile.contents(of: "\(folder)/Contents.json"),
        let group = try? JSONDecoder().decode(Group.self, from: data)
      else { return false }
      return group.properties?.providesNamespace == true
    }
  }
}
