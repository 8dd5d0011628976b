public import Foundation

/// The content of a context menu: the menu, and a controller as the preview.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// Makes a controller whose view is the preview.
  public typealias PreviewProvider = () -> UIViewController?
  /// Makes the menu; its argument is empty, as the system suggests no actions here.
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?

  /// Identifies the configuration; a new UUID unless given.
  open private(set) var identifier: any NSCopying

  let previewProvider: PreviewProvider?
  let actionProvider: ActionProvider?

  /// Makes a configuration; both closures are called when the menu opens.
  ///
  /// - Parameters:
  ///   - previewProvider: Makes the preview; nil to show the pressed view.
  ///   - actionProvider: Makes the menu; nil for none, which shows only the preview.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }
}
