import Foundation
import Goldens
import NavigationKit
import Testing

@testable import NavigationShell

/// Apps of a delegate that show nothing.
struct AppLaunchTests {
  final class Delegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
  }

  private func launch(storyboard: String?) throws {
    let folder = try TemporaryFolder()
    if let storyboard { _ = try folder.add("Main.storyboard", Data(storyboard.utf8)) }
    var app = App(name: "quay", title: "Quay", summary: "", delegate: Delegate.self)
    app.interfaceFolder = { _ in folder.url }
    let stage = Stage(size: .homeButtonPhone)
    _ = try app.launch(on: stage, Opening(folder: nil, isHeadless: true))
  }

  private let page = InterfaceText.scene(
    #"<viewController id="one" sceneMemberID="viewController"/>"#)

  @Test func `a main storyboard without an initial controller is named, with the cure`() throws {
    let fault = ProgramFault.nothingToShow(app: "quay", storyboard: "Main")
    #expect(throws: ShellError.internalFault(fault)) {
      try launch(storyboard: InterfaceText.storyboard(page, start: nil))
    }
    #expect(
      fault.description == "quay: nothing to show, as no controller of the storyboard Main is the "
        + "initial one: tick Is Initial View Controller in Xcode")
    #expect(throws: Never.self) { try launch(storyboard: InterfaceText.storyboard(page)) }
  }

  @Test func `an app without a storyboard is told to make a window`() {
    #expect(throws: ShellError.internalFault(.nothingToShow(app: "quay", storyboard: nil))) {
      try launch(storyboard: nil)
    }
  }
}
