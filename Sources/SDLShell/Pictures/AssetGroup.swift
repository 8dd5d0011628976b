import Foundation

/// The `Contents.json` of a group of sets in an asset catalogue.
nonisolated struct AssetGroup: Decodable {
  private struct Properties: Decodable {
    let providesNamespace: Bool?

    enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
  }

  private let properties: Properties?

  /// Whether the name of a group's folder is part of the names of the sets in it.
  static func isNamespace(_ folder: URL) -> Bool {
    AssetContents.contents(of: folder, as: AssetGroup.self)?.properties?.providesNamespace == true
  }
}
