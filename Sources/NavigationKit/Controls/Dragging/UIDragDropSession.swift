public import Foundation

/// A session of a drag, or of the drop of its items.
@preconcurrency @MainActor
public protocol UIDragDropSession: AnyObject {
  /// The items that are carried.
  var items: [UIDragItem] { get }
  /// Where the finger is, in a view's coordinates.
  func location(in view: UIView) -> CGPoint
  /// Whether the items may be moved, not only copied.
  var allowsMoveOperation: Bool { get }
  /// Whether no other app may get the items; there is none here.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Whether an item has data of one of some types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether an object of a class can be made of an item.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  /// Whether a value of a type can be made of an item.
  public func canLoadObjects<Value: ItemProviderValue>(ofClass: Value.Type) -> Bool {
    canLoadObjects(ofClass: Value.itemProviderClass)
  }
}

/// The session of a drag, for the interaction that gave the items.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// Anything that the app wants to know of the drag when it is dropped.
  var localContext: Any? { get set }
}

/// The session of a drag, for an interaction that may take the items.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag, which began in this app.
  var localDragSession: (any UIDragSession)? { get }
  /// Makes objects of a class of the items, as far as that can be done, and gives all at once.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// Makes values of a type of the items, as far as that can be done, and gives all at once.
  @discardableResult
  public func loadObjects<Value: ItemProviderValue>(
    ofClass: Value.Type, completion: @escaping ([Value]) -> Void
  ) -> Progress {
    loadObjects(ofClass: Value.itemProviderClass) { objects in
      completion(objects.compactMap { Value(itemProviderObject: $0) })
    }
  }
}
