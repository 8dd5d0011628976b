public import Foundation

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  /// Texts in UTF-8.
  public class var readableTypeIdentifiersForItemProvider: [String] {
    [ItemType.text.identifier, "public.plain-text"]
  }
  /// Texts in UTF-8.
  public class var writableTypeIdentifiersForItemProvider: [String] { [ItemType.text.identifier] }

  /// Makes a text of its bytes in UTF-8.
  public class func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    try Self.read(typeIdentifier) { String(data: data, encoding: .utf8).map(NSString.init) }
  }

  /// Writes it in UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(description.utf8), nil)
    return nil
  }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  /// Addresses.
  public class var readableTypeIdentifiersForItemProvider: [String] { [ItemType.url.identifier] }
  /// Addresses.
  public class var writableTypeIdentifiersForItemProvider: [String] { [ItemType.url.identifier] }

  /// Makes an address of its text.
  public class func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    try Self.read(typeIdentifier) {
      String(data: data, encoding: .utf8).flatMap { NSURL(string: $0) }
    }
  }

  /// Writes its text.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
}

extension NSItemProviderReading {
  /// An object that was read; an error if it was not.
  fileprivate static func read(_ type: String, _ make: () -> Any?) throws -> Self {
    guard let object = make() as? Self else { throw CocoaError(.fileReadCorruptFile) }
    return object
  }
}
