import Foundation
import Goldens
import NavigationKit
import Testing

/// A popover is presented again where it says itself what it points at.
struct PopoverRestorationTests {
  private let wide = CGSize(width: 1024, height: 768)

  private func shown(
    _ size: CGSize, restoring archive: RestorationArchive? = nil
  ) -> (UINavigationController, Stage) {
    let stage = Stage(size: size)
    let navigation = UINavigationController.keeping("stack")
    stage.show({ navigation }, restoring: archive)
    stage.settle()
    return (navigation, stage)
  }

  /// The state with a popover over the stack.
  private func left(_ popover: PopoverNote) throws -> RestorationArchive {
    let (navigation, stage) = shown(wide)
    popover.popoverPresentationController?.sourceView = navigation.view
    navigation.present(popover, animated: false)
    stage.settle()
    #expect(popover.view.window != nil)
    return try #require(stage.savedState())
  }

  @Test(arguments: [CGSize(width: 1024, height: 768), CGSize(width: 390, height: 844)])
  func `one that points at nothing is left out, with a warning`(size: CGSize) throws {
    let (navigation, stage) = shown(size, restoring: try left(PopoverNote("lost")))
    #expect(navigation.presentedViewController == nil)
    #expect(stage.element(.title, "stack") != nil)
    #expect(stage.warnings.count == 1)
    #expect(
      stage.warnings.first?.description.contains(
        "is not presented again: its popover has no sourceView or barButtonItem") == true)
  }

  @Test func `one that sets its source as it is made comes back`() throws {
    let (navigation, stage) = shown(wide, restoring: try left(PopoverNote("pointing")))
    #expect(navigation.presentedViewController is PopoverNote && stage.warnings == [])
  }
}

/// A page that is always shown in a popover.
final class PopoverNote: UIViewController, UIViewControllerRestoration {
  init(_ identifier: String) {
    super.init(nibName: nil, bundle: nil)
    restorationIdentifier = identifier
    restorationClass = PopoverNote.self
    modalPresentationStyle = .popover
    preferredContentSize = CGSize(width: 200, height: 100)
    if identifier == "pointing" {
      popoverPresentationController?.barButtonItem = UIBarButtonItem(title: "Notes")
    }
  }

  required init?(coder: NSCoder) { nil }

  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? { identifierComponents.last.map(PopoverNote.init) }
}
