public import Foundation

/// Something that a finger carries from one view to another.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// Makes an item of what a provider gives.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }

  /// Gives the item, as an object or as data.
  public let itemProvider: NSItemProvider
  /// The object itself, for drops inside the app; nil unless set.
  open var localObject: Any?
  /// Makes what is seen of it while it is carried; nil for a picture of the view that was lifted.
  open var previewProvider: (() -> UIDragPreview?)?
}
