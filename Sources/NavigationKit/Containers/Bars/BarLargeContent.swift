import Foundation

/// Shows a bar's buttons and tabs large while they are held at text sizes for accessibility, and
/// presses the one that the finger is lifted from.
final class BarLargeContent: UILargeContentViewerInteractionDelegate {
  /// Adds the interaction to a bar, which has to keep what is returned.
  init(in bar: UIView) {
    bar.addInteraction(UILargeContentViewerInteraction(delegate: self))
  }

  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? {
    var next = interaction.view?.hitTest(point, with: nil)
    while let current = next, current !== interaction.view {
      if let button = current as? any BarItemView & UIControl, button.isEnabled {
        return BarLargeItem(button)
      }
      next = current.superview
    }
    return interaction.defaultItem(at: point)
  }

  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  ) {
    (item as? BarLargeItem)?.button.sendActions(for: .touchUpInside)
  }
}

/// A button or tab of a bar, as it is shown large.
private final class BarLargeItem: NSObject, UILargeContentViewerItem {
  let button: any BarItemView & UIControl

  init(_ button: any BarItemView & UIControl) {
    self.button = button
    super.init()
  }

  var showsLargeContentViewer: Bool { true }
  var largeContentTitle: String? { button.elementText }
  var largeContentImage: UIImage? {
    let item = button.barItem
    if let image = item.largeContentSizeImage ?? item.image { return image }
    return button is BackButton ? UIImage(systemName: "chevron.backward") : nil
  }
  var scalesLargeContentImage: Bool { button.barItem.largeContentSizeImage == nil }
  var largeContentImageInsets: UIEdgeInsets { button.barItem.largeContentSizeImageInsets }
}
