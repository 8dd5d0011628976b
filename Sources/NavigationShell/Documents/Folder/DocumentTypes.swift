import FileTypes
import Foundation

/// The types of documents that an app opens.
nonisolated struct DocumentTypes {
  let types: [UTType]
  /// The endings of the app's own types, as its `Info.plist` says.
  private let endings: [String: [String]]

  /// Some types, or those that the app's `Info.plist` names; all files if it names none.
  init(_ types: [UTType]?, information: [String: Any] = Bundle.main.infoDictionary ?? [:]) {
    let declared = Self.dictionaries("CFBundleDocumentTypes", in: information)
      .flatMap { $0["LSItemContentTypes"] as? [String] ?? [] }
    let named = types ?? declared.map { UTType(importedAs: $0) }
    self.types = named.isEmpty ? [.data] : named
    let own = ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"].flatMap {
      Self.dictionaries($0, in: information)
    }
    endings = own.reduce(into: [:]) { endings, type in
      guard let name = type["UTTypeIdentifier"] as? String else { return }
      let tags = type["UTTypeTagSpecification"] as? [String: Any]
      let extensions = tags?["public.filename-extension"]
      endings[name] = extensions as? [String] ?? (extensions as? String).map { [$0] } ?? []
    }
  }

  /// Whether a file is of one of the types, by its ending.
  func include(_ file: URL) -> Bool {
    let ending = file.pathExtension.lowercased()
    let type = UTType(filenameExtension: ending) ?? .data
    return types.contains {
      type.conforms(to: $0) || endings[$0.identifier]?.contains(ending) == true
    }
  }

  private static func dictionaries(
    _ key: String, in information: [String: Any]
  ) -> [[String: Any]] { information[key] as? [[String: Any]] ?? [] }
}
