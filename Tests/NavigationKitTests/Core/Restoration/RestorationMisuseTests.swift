import Foundation
import Testing

@testable import NavigationKit

/// Whatever an archive says, and whatever is to be kept, the program goes on.
struct RestorationMisuseTests {
  typealias Entry = RestorationArchive.Entry

  private func restored(_ entries: [Entry]) -> (KeepingApp, Stage) {
    let app = KeepingApp()
    return (app, Stage.launching(app, restoring: RestorationArchive(entries: entries)))
  }
  private func stack(_ numbers: [Int]) -> [String: RestorationValue] {
    ["UINavigationController.viewControllers": .list(numbers.map(RestorationValue.reference))]
  }

  @Test(arguments: [
    "Foundation.FileManager", "NavigationKit.UIWindow", "NavigationKitTests.NoSuchClass", "Nothing",
    "", "a.b.c", "\u{1}\u{2}.x", String(repeating: "x", count: 100_000) + ".Y", "$s4main3FooC",
    "NavigationKitTests.KeepingApp", "NavigationKitTests.UnofferedPage", "Other.NotePage",
    "NavigationKitTests.NotePag\u{435}",
  ])
  func `a class that does not restore is never made, and is named`(_ name: String) {
    let (app, stage) = restored([Entry(path: ["stack", "\n"], factory: name)])
    #expect(app.navigation.viewControllers == [app.home])
    #expect(UnofferedPage.made == 0)
    #expect(stage.warnings.count == 1)
    #expect(stage.warnings.first?.description.contains { $0.isNewline } == false)
    #expect(
      stage.warnings.first?.description.contains("which is not a restoration class of this app")
        == true)
    #expect(stage.warnings.map(\.description.count).allSatisfy { $0 < 200 })
  }

  @Test
  func `stacks that hold themselves, one page twice or nothing are taken up as far as they can be`()
  {
    let note = "NavigationKitTests.NotePage"
    let (app, stage) = restored([
      Entry(path: ["stack"], values: stack([0, 1, 1, 2, 99, -1, 1])),
      Entry(path: ["stack", "note"], factory: note, values: ["word": .string("One")]),
      Entry(path: ["stack", "note"], factory: note, values: ["word": .integer(4)]),
    ])
    #expect(app.navigation.viewControllers.map(\.title) == ["One", ""])
    stage.settle()
    let (lonely, _) = restored([Entry(path: ["stack"], values: stack([7]))])
    #expect(lonely.navigation.viewControllers == [lonely.home])
  }

  @Test func `what presents itself, or what shows it, is not presented`() {
    let presented = "UIViewController.presentedViewController"
    let (app, stage) = restored([
      Entry(path: ["stack"], values: [presented: .reference(1)]),
      Entry(path: ["stack", "home"], values: [presented: .reference(0)]),
    ])
    #expect(app.navigation.presentedViewController == nil && stage.warnings == [])
  }

  @Test func `values of other kinds than expected are none`() {
    let presented = "UIViewController.presentedViewController"
    let kinds: [RestorationValue] = [
      .bool(true), .integer(.max), .number(.nan), .number(1e300), .string(""), .data(Data()),
      .date(.distantFuture), .list([]), .dictionary([:]), .object(class: "", values: [:]),
      .reference(.min),
    ]
    for kind in kinds {
      let (app, _) = restored([
        Entry(
          path: ["stack"],
          values: [
            presented: kind, "UINavigationController.viewControllers": kind,
            "UINavigationController.isToolbarHidden": kind,
          ]),
        Entry(path: [], values: ["word": kind]),
      ])
      #expect(app.navigation.viewControllers == [app.home])
    }
  }

  @Test func `a class inside of something else is said not to be found again`() {
    final class Inner: UIViewController, UIViewControllerRestoration {
      static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
      ) -> UIViewController? { Inner() }
    }
    let app = KeepingApp()
    let stage = Stage.launching(app)
    let page = Inner()
    page.restorationIdentifier = "inner"
    page.restorationClass = Inner.self
    app.navigation.pushViewController(page, animated: false)
    #expect(stage.savedState()?.entries.map(\.factory) == [nil, nil, nil])
    #expect(stage.warnings.first?.description.contains("cannot be found again by its name") == true)
  }

  @Test func `deeply nested archives are refused or read, never a crash`() throws {
    func nested(_ count: Int) -> Data {
      Data(
        (#"{"application":{"a":"# + String(repeating: #"{"list":["#, count: count)
          + #"{"bool":true}"# + String(repeating: "]}", count: count) + #"},"entries":[]}"#).utf8)
    }
    let shallow = try JSONDecoder().decode(RestorationArchive.self, from: nested(60))
    #expect(shallow.description.contains("true"))
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(RestorationArchive.self, from: nested(100_000))
    }
  }

  @Test func `parents in a circle have no path`() {
    final class Circle: NSObject, UIStateRestoring {
      var restorationParent: (any UIStateRestoring)? { self }
    }
    let app = KeepingApp()
    let stage = Stage.launching(app)
    let circle = Circle()
    stage.perform {
      UIApplication.registerObject(forStateRestoration: circle, restorationIdentifier: "circle")
    }
    #expect(stage.application.restorationPath(of: circle) == nil)
  }
}

/// A page that has what makes controllers, and does not say that it restores them.
final class UnofferedPage: UIViewController {
  nonisolated(unsafe) static var made = 0

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    Self.made += 1
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  required init?(coder: NSCoder) { nil }

  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? { UnofferedPage() }
}
