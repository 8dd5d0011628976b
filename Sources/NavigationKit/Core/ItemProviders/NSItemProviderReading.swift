public import Foundation

/// A class whose objects are made of an item's data.
@preconcurrency @MainActor
public protocol NSItemProviderReading: AnyObject {
  /// The types of data that it reads, the best one first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Makes an object of data.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A class whose objects are written as an item's data.
@preconcurrency @MainActor
public protocol NSItemProviderWriting: AnyObject {
  /// The types of data that it writes, the best one first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// The types of data that this object writes; those of its class by default.
  var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Writes data of a type, and says what came of it.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// Those of its class by default.
  public var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider
  }
}

/// Who sees a form of an item.
public nonisolated enum NSItemProviderRepresentationVisibility: Int, Hashable, Sendable {
  /// All apps.
  case all
  /// The apps of one developer.
  case team
  /// The apps of one group.
  case group
  /// The app itself.
  case ownProcess
}
