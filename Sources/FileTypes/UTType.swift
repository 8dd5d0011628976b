import Foundation

/// A kind of files or data, such as pictures or texts, with the kinds that it belongs to.
///
/// It knows the everyday types of the system's. A type that an app declares in its `Info.plist` is known
/// by its identifier alone.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  /// Its name, such as `public.jpeg`.
  public let identifier: String
  /// The type that it is said to conform to besides those of the table.
  private let declaredParent: String?

  init(identifier: String, parent: String? = nil) {
    self.identifier = identifier
    declaredParent = parent
  }

  /// A type of the table; nil for a name that is not in it.
  public init?(_ identifier: String) {
    guard UTTypeRow.byIdentifier[identifier] != nil else { return nil }
    self.init(identifier: identifier)
  }

  /// The type of files whose names end in an extension.
  ///
  /// One that no known type has is a type of its own, as on iOS.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard !filenameExtension.isEmpty else { return nil }
    self.init(
      tag: filenameExtension, key: "filename-extension", \.extensions, conformingTo: supertype)
  }

  /// The type of data that servers name so, as in `image/png`.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard mimeType.contains("/") else { return nil }
    self.init(tag: mimeType, key: "mime-type", \.mimeTypes, conformingTo: supertype)
  }

  private init?(
    tag: String, key: String, _ tags: KeyPath<UTTypeRow, [String]>, conformingTo supertype: UTType
  ) {
    let tag = tag.lowercased()
    let row = UTTypeRow.all.first {
      $0[keyPath: tags].contains(tag)
        && (supertype == .data || UTType(identifier: $0.identifier).conforms(to: supertype))
    }
    self =
      row.map { UTType(identifier: $0.identifier) }
      ?? UTType(identifier: "dyn.\(key).\(tag)", parent: supertype.identifier)
  }

  /// A type that the app declares as its own.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier: identifier, parent: parentType?.identifier)
  }

  /// A type that another app declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier: identifier, parent: parentType?.identifier)
  }

  /// Its name.
  public var description: String { identifier }

  private enum CodingKeys: String, CodingKey { case identifier, declaredParent = "givenParent" }

  /// Whether both have the same name.
  public static func == (lhs: UTType, rhs: UTType) -> Bool { lhs.identifier == rhs.identifier }
  /// Mixes in the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType {
  /// The types that it is a kind of, its own not among them.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var waiting = parents
    while let next = waiting.popLast() {
      if found.insert(next).inserted { waiting += next.parents }
    }
    return found
  }

  /// Whether it is a type, or a kind of it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
  /// Whether it is a kind of another type.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
  /// Whether another type is a kind of it.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// The extension that names of its files should have.
  public var preferredFilenameExtension: String? {
    row?.extensions.first ?? dynamicTag("filename-extension")
  }
  /// The name that servers give it.
  public var preferredMIMEType: String? { row?.mimeTypes.first ?? dynamicTag("mime-type") }
  /// Whether it is known by an extension or the like alone.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  /// Whether the system, or an app, declares it.
  public var isDeclared: Bool { row != nil }
  /// Whether its name begins with `public`.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  private var row: UTTypeRow? { UTTypeRow.byIdentifier[identifier] }

  private var parents: [UTType] {
    ((row?.parents ?? []) + (declaredParent.map { [$0] } ?? [])).map { UTType(identifier: $0) }
  }

  private func dynamicTag(_ key: String) -> String? {
    let start = "dyn.\(key)."
    return identifier.hasPrefix(start) ? String(identifier.dropFirst(start.count)) : nil
  }
}
