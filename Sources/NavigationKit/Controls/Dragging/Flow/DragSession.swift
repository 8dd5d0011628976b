import Foundation

/// A drag, for who gave its items.
final class DragSession: UIDragSession {
  var items: [UIDragItem] = []
  var allowsMoveOperation = true
  var localContext: Any?
  let isRestrictedToDraggingApplication = true
  /// The drag that it belongs to.
  weak var flow: DragFlow?
  private weak var window: UIWindow?
  private let finger: () -> CGPoint?
  /// Where the finger is, or last was, in the window.
  private(set) var place = CGPoint.zero

  /// - Parameter finger: Where the finger is in the window.
  init(in window: UIWindow, finger: @escaping () -> CGPoint?) {
    (self.window, self.finger) = (window, finger)
    follow()
  }

  /// Takes over where the finger is.
  func follow() { place = finger() ?? place }

  func location(in view: UIView) -> CGPoint { view.convert(place, from: nil) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}
