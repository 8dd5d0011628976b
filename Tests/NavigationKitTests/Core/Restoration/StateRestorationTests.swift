import Foundation
import Goldens
import NavigationKit
import Testing

/// An app is ended and opened again where it was left.
struct StateRestorationTests {
  private func restarted(
    _ app: KeepingApp = KeepingApp(), as next: KeepingApp = KeepingApp(),
    after moves: (KeepingApp, Stage) -> Void
  ) throws -> (app: KeepingApp, stage: Stage) {
    let stage = Stage.launching(app)
    moves(app, stage)
    stage.settle()
    let archive = try #require(stage.savedState())
    let written = try JSONEncoder().encode(archive)
    let read = try JSONDecoder().decode(RestorationArchive.self, from: written)
    #expect(read == archive)
    return (next, Stage.launching(next, restoring: read))
  }

  @Test func `a stack comes back from the bottom up, each page with its state`() throws {
    let (app, stage) = try restarted { app, _ in
      app.navigation.pushViewController(NotePage("One"), animated: false)
      app.navigation.pushViewController(NotePage("Two", identifier: "other"), animated: true)
    }
    #expect(app.navigation.viewControllers.map(\.title) == ["Home", "One", "Two"])
    #expect(app.navigation.viewControllers.first === app.home, "what is there is not made again")
    #expect(stage.element(.title, "Two") != nil)
    #expect(stage.element(.backButton, "One") != nil)
    let pages = app.navigation.viewControllers.compactMap { $0 as? NotePage }
    #expect(pages.map(\.heard) == Array(repeating: ["decoded on the stack", "finished"], count: 2))
    #expect(pages.map(\.restorationIdentifier) == ["note", "other"])
    app.navigation.popViewController(animated: true)
    stage.settle()
    #expect(app.navigation.topViewController?.title == "One")
  }

  @Test func `states come before the launch ends, the app's own last`() throws {
    let (app, _) = try restarted { _, _ in }
    #expect(app.heard == ["asked for 7", "decoded 7", "launched"])
  }

  @Test func `equal identifiers are kept apart`() throws {
    let (app, _) = try restarted { app, _ in
      for word in ["A", "B", "C"] {
        app.navigation.pushViewController(NotePage(word), animated: false)
      }
    }
    #expect(app.navigation.viewControllers.map(\.title) == ["Home", "A", "B", "C"])
  }

  @Test func `what is there already is told apart by its place among equals`() throws {
    final class Twins: KeepingApp {
      let second = UIViewController()
      override func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        defer {
          second.restorationIdentifier = "home"
          navigation.viewControllers = [home, second]
        }
        return super.application(application, willFinishLaunchingWithOptions: launchOptions)
      }
    }
    let next = Twins()
    let (_, _) = try restarted(Twins(), as: next) { app, _ in
      app.navigation.pushViewController(NotePage("On top"), animated: false)
    }
    #expect(next.navigation.viewControllers.map(\.title) == ["Home", nil, "On top"])
    #expect(next.navigation.viewControllers.dropLast() == [next.home, next.second])
  }

  @Test func `a page without an identifier is left out, and a stack without one keeps nothing`()
    throws
  {
    let (app, _) = try restarted { app, _ in
      app.navigation.pushViewController(NotePage("Unnamed", identifier: nil), animated: false)
      app.navigation.pushViewController(NotePage("Named"), animated: false)
    }
    #expect(app.navigation.viewControllers.map(\.title) == ["Home", "Named"])
    let (fresh, _) = try restarted { app, _ in
      app.navigation.pushViewController(NotePage("Named"), animated: false)
      app.navigation.restorationIdentifier = nil
    }
    #expect(fresh.navigation.viewControllers.map(\.title) == ["Home"])
  }

  @Test func `a class that makes none leaves that page out`() throws {
    let (app, _) = try restarted { app, _ in
      app.navigation.pushViewController(NotePage("lost"), animated: false)
      app.navigation.pushViewController(NotePage("kept"), animated: false)
    }
    #expect(app.navigation.viewControllers.map(\.title) == ["Home", "kept"])
  }

  @Test func `the delegate makes what names no class, by its path`() throws {
    let next = KeepingApp()
    var paths: [[String]] = []
    next.make = { path in
      paths.append(path)
      return path.last == "plain" ? NotePage("From the app") : nil
    }
    let (app, _) = try restarted(as: next) { app, _ in
      let page = UIViewController()
      page.restorationIdentifier = "plain"
      app.navigation.pushViewController(page, animated: false)
    }
    #expect(paths == [["stack"], ["stack", "home"], ["stack", "plain"]])
    #expect(app.navigation.viewControllers.count == 2)
    #expect(app.navigation.topViewController is NotePage)
  }

  @Test func `what is presented is presented again, and what that presents`() throws {
    let (app, stage) = try restarted { app, stage in
      let sheet = NotePage("Sheet", identifier: "sheet")
      app.navigation.present(sheet, animated: false)
      let full = NotePage("Full", identifier: "full")
      full.modalPresentationStyle = .fullScreen
      sheet.present(full, animated: false)
    }
    let sheet = try #require(app.navigation.presentedViewController as? NotePage)
    #expect(sheet.word == "Sheet" && sheet.view.window === stage.window)
    #expect((sheet.presentedViewController as? NotePage)?.word == "Full")
    #expect(stage.warnings == [])
  }

  @Test func `bars that were hidden are hidden again`() throws {
    let (app, _) = try restarted { app, _ in
      app.navigation.setNavigationBarHidden(true, animated: false)
      app.navigation.setToolbarHidden(false, animated: false)
    }
    #expect(app.navigation.isNavigationBarHidden && !app.navigation.isToolbarHidden)
  }

  @Test func `an app that does not agree is neither kept nor restored`() throws {
    let silent = KeepingApp()
    silent.saves = false
    #expect(Stage.launching(silent).savedState() == nil)
    let next = KeepingApp()
    next.restores = false
    let (app, _) = try restarted(as: next) { app, _ in
      app.navigation.pushViewController(NotePage("One"), animated: false)
    }
    #expect(app.navigation.viewControllers == [app.home])
    #expect(app.heard == ["asked for 7", "launched"])
    final class Plain: NSObject, UIApplicationDelegate {}
    #expect(Stage.launching(Plain()).savedState() == nil)
  }

  @Test func `a root controller without an app is kept where it has an identifier`() throws {
    func shown(_ archive: RestorationArchive?) -> (Stage, UINavigationController) {
      let stage = Stage(size: .phone)
      let navigation = UINavigationController(rootViewController: NotePage("Root"))
      navigation.restorationIdentifier = "stack"
      stage.show({ navigation }, restoring: archive)
      return (stage, navigation)
    }
    let (stage, navigation) = shown(nil)
    navigation.pushViewController(NotePage("Next"), animated: false)
    let (_, restored) = shown(stage.savedState())
    #expect(restored.viewControllers.map(\.title) == ["Root", "Next"])
  }

  @Test func `objects that are no controllers are kept where one that is kept encodes them`() throws
  {
    let next = DraftApp()
    let (_, _) = try restarted(DraftApp(), as: next) { app, _ in
      (app as? DraftApp)?.draft.text = "Dear Sir"
    }
    #expect(next.draft.text == "Dear Sir" && next.draft.isFinished)
    #expect((next.page.decodedDraft as? Draft) === next.draft)
    #expect(Draft.made.isEmpty, "one that is registered is found")
  }

  @Test func `an object's class may make it again`() throws {
    let first = DraftApp()
    first.draft.objectRestorationClass = Draft.self
    let (_, _) = try restarted(first, as: DraftApp()) { _, _ in first.draft.text = "Again" }
    #expect(Draft.made.map(\.text) == ["Again"])
    Draft.made = []
  }
}

/// An object of an app's own.
final class Draft: NSObject, UIStateRestoring, UIObjectRestoration {
  var text = ""
  var isFinished = false
  var objectRestorationClass: (any UIObjectRestoration.Type)?
  nonisolated(unsafe) static var made: [Draft] = []

  func encodeRestorableState(with coder: NSCoder) { coder.encode(text, forKey: "text") }
  func decodeRestorableState(with coder: NSCoder) {
    text = coder.decodeObject(forKey: "text") as? String ?? ""
  }
  func applicationFinishedRestoringState() { isFinished = true }

  static func object(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> (any UIStateRestoring)? {
    made.append(Draft())
    return made.last
  }
}

/// A page that knows an object of an app's own.
final class DraftPage: UIViewController {
  var draft: Draft?
  var decodedDraft: Any?
  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(draft, forKey: "draft")
  }
  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    decodedDraft = coder.decodeObject(forKey: "draft")
  }
}

/// An app with such an object and such a page.
final class DraftApp: KeepingApp {
  let draft = Draft()
  let page = DraftPage()
  override func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UIApplication.registerObject(forStateRestoration: draft, restorationIdentifier: "draft")
    defer {
      page.draft = draft
      page.restorationIdentifier = "page"
      navigation.viewControllers = [page]
    }
    return super.application(application, willFinishLaunchingWithOptions: launchOptions)
  }
}
