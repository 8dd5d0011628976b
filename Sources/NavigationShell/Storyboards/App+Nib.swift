import Foundation
import NavigationKit
import Storyboard

extension App {
  /// An app that shows a nib without its code.
  ///
  /// - Throws: ShellError if the file cannot be read or has nothing to show.
  init(nibAt path: String, in folder: StoryboardFolder) throws(ShellError) {
    let nib = try Self.reading { () throws(StoryboardError) in try folder.readNib(path) }
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    self.init(name: name, title: name, summary: "A nib") { _ in
      Stage.current?.interfaceLoader = folder
      Stage.current?.window.tintColor = nib.tintColor
      return NibPage(nib).controller
    }
    drawnFor = Device(nib.document)
    isDrawnDark = nib.document.device?.appearance == .dark
    self.nib = nib
  }
}

/// The page of a nib: its controller, its owner's view, or else all its views.
@MainActor
private struct NibPage {
  let controller: UIViewController

  init(_ nib: NibFile) {
    let owner = UIViewController()
    let objects = nib.makeObjects(owner: owner)
    if let made = objects.lazy.compactMap({ $0 as? UIViewController }).first {
      controller = made
    } else {
      if !owner.isViewLoaded { Self.lay(objects.compactMap { $0 as? UIView }, on: owner.view) }
      controller = owner
    }
    controller.view.standOnSystemBackground()
  }

  /// Shows views below one another, each in the size that it was drawn in.
  private static func lay(_ views: [UIView], on page: UIView) {
    // A launch screen and the like fill the page.
    if views.count == 1, let view = views.first, view.autoresizingMask.contains(fillsPage) {
      view.frame = page.bounds
      page.addSubview(view)
      return
    }
    page.backgroundColor = .systemGroupedBackground
    let scroll = UIScrollView(frame: page.bounds)
    scroll.autoresizingMask = fillsPage
    page.addSubview(scroll)
    var bottom = gap
    for view in views {
      let size = view.bounds.isEmpty ? view.sizeThatFits(page.bounds.size) : view.bounds.size
      view.frame = CGRect(
        origin: CGPoint(x: max(0, (page.bounds.width - size.width) / 2), y: bottom), size: size)
      scroll.addSubview(view)
      bottom = view.frame.maxY + gap
    }
    scroll.contentSize = CGSize(width: page.bounds.width, height: bottom)
  }

  private static let fillsPage: UIView.AutoresizingMask = [.flexibleWidth, .flexibleHeight]
  /// The space between two views, in points.
  private static let gap: CGFloat = 20
}
