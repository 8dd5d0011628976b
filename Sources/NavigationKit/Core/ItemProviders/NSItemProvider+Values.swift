public import Foundation

/// A value of Swift that is loaded by the class that stands for it in Objective-C.
@preconcurrency @MainActor
public protocol ItemProviderValue {
  /// The class.
  static var itemProviderClass: any NSItemProviderReading.Type { get }
  /// The value of an object of the class; nil for another object.
  init?(itemProviderObject object: Any?)
}

extension String: ItemProviderValue {
  /// Texts are read as `NSString`.
  public static var itemProviderClass: any NSItemProviderReading.Type { NSString.self }
  /// The text of an `NSString`.
  public init?(itemProviderObject object: Any?) {
    guard let text = object as? NSString else { return nil }
    self = text.description
  }
}

extension URL: ItemProviderValue {
  /// Addresses are read as `NSURL`.
  public static var itemProviderClass: any NSItemProviderReading.Type { NSURL.self }
  /// The address of an `NSURL`.
  public init?(itemProviderObject object: Any?) {
    guard let url = object as? NSURL else { return nil }
    self = url as URL
  }
}

extension NSItemProvider {
  /// Whether a value of a type can be made of it.
  public func canLoadObject<Value: ItemProviderValue>(ofClass: Value.Type) -> Bool {
    canLoadObject(ofClass: Value.itemProviderClass)
  }

  /// Loads a value of a type, and tells of it or of what went wrong.
  @discardableResult
  public func loadObject<Value: ItemProviderValue>(
    ofClass: Value.Type, completionHandler: @escaping (Value?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: Value.itemProviderClass) { object, error in
      completionHandler(Value(itemProviderObject: object), error)
    }
  }
}
