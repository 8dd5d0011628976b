import Goldens
import Foundation
import NavigationKit
import Testing

@testable import Storyboard

/// Storyboards on a stage, tapped by a finger.
@MainActor
struct PlayingTests {
  private let stage = Stage(size: .homeButtonPhone)
  private let file: StoryboardFile

  init() throws {
    let document = try StoryboardDocument(contents: Data(twoRooms.utf8), file: "Rooms.storyboard")
    file = StoryboardFile(document, name: "Rooms")
  }

  private func start() throws -> UINavigationController {
    let root = UIStoryboard(file).instantiateInitialViewController()
    stage.window.rootViewController = root
    stage.window.makeKeyAndVisible()
    return try #require(root as? UINavigationController)
  }

  private var labels: Set<String> { Set(stage.elements().map(\.label)) }

  @Test func `it starts with its first page under a bar`() throws {
    let navigation = try start()
    #expect(navigation.topViewController is UITableViewController)
    #expect(labels.isSuperset(of: ["House", "Kitchen", "Add"]))
    #expect(navigation.storyboard != nil && navigation.topViewController?.title == nil)
  }

  @Test func `a tap on a row takes its segue`() throws {
    let navigation = try start()
    stage.tap("Kitchen")
    stage.settle()
    #expect(navigation.viewControllers.count == 2)
    #expect(labels.contains("Warm"))
    stage.tap("House")
    stage.settle()
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `constraints place what is in a scene on another screen`() throws {
    _ = try start()
    stage.tap("Kitchen")
    stage.settle()
    stage.resize(to: CGSize(width: 500, height: 400), safeAreaInsets: .zero)
    stage.settle()
    let label = try #require(stage.elements().first { $0.label == "Warm" })
    #expect(label.frame.minX == 20 && label.frame.width == 460 && label.frame.minY == 62)
  }

  @Test func `a bar item with an image is known by its title`() throws {
    let text = twoRooms.replacing(
      "systemItem=\"add\"", with: "title=\"New Room\" image=\"plus\" catalog=\"system\"")
    let document = try StoryboardDocument(contents: Data(text.utf8), file: "Rooms.storyboard")
    stage.window.rootViewController = UIStoryboard(StoryboardFile(document, name: "Rooms"))
      .instantiateInitialViewController()
    stage.window.makeKeyAndVisible()
    #expect(labels.contains("New Room") && !labels.contains("Add"))
  }

  @Test func `a presented scene goes back by its exit`() throws {
    let navigation = try start()
    stage.tap("Add")
    stage.settle()
    let form = try #require(navigation.presentedViewController)
    #expect(form.modalPresentationStyle == .fullScreen)
    stage.tap("Leave")
    stage.settle()
    #expect(navigation.presentedViewController == nil)
  }

  @Test func `attributes are those of the file`() throws {
    let room = UIStoryboard(file).instantiateViewController(withIdentifier: "Room")
    stage.window.rootViewController = room
    let label = try #require(room.view.subviews.first as? UILabel)
    #expect(label.textAlignment == .center && label.font == .boldSystemFont(ofSize: 20))
    #expect(label.textColor.cgColor.components == [1, 0, 0, 1])
    let form = try #require(file.makeController(id: "for-00-001", UIStoryboard(file)))
    let subviews = try #require(form.view?.subviews)
    #expect((subviews[1] as? UISwitch)?.isOn == true && subviews[1].layer.cornerRadius == 7)
    #expect(subviews[2] is UnplayedView)
    #expect(subviews[2].frame == CGRect(x: 0, y: 400, width: 375, height: 100))
  }

  @Test func `a map is of the class that the app brings for it`() throws {
    final class Map: UIView {}
    stage.interfaceClasses["MKMapView"] = Map.self
    let form = try #require(
      stage.perform { file.makeController(id: "for-00-001", UIStoryboard(file)) })
    let map = try #require(stage.perform { form.view }?.subviews[2])
    #expect(map is Map && map.frame == CGRect(x: 0, y: 400, width: 375, height: 100))
  }

  @Test func `code takes a segue by its name and is asked before`() throws {
    let navigation = try start()
    let list = try #require(navigation.topViewController)
    list.performSegue(withIdentifier: "showRoom", sender: nil)
    stage.settle()
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func `a segue of the app's class does what that does`() throws {
    final class Note: UIStoryboardSegue {
      static var performed: [String] = []
      override func perform() { Note.performed.append(identifier ?? "") }
    }
    final class Source: UIViewController {
      var isAllowed = false
      var heard: [String] = []
      override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        heard.append("should \(identifier)")
        return isAllowed
      }
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        heard.append("prepare \(segue.identifier ?? "") \(segue.destination.title ?? "")")
      }
    }
    let source = Source()
    var template = SegueTemplate(identifier: "there", kind: .custom) { _, _ in
      let there = UIViewController()
      there.title = "There"
      return there
    }
    template.segueClass = Note.self
    source.take(template, sender: nil)
    #expect(Note.performed.isEmpty)
    source.isAllowed = true
    source.take(template, sender: nil)
    #expect(Note.performed == ["there"])
    #expect(source.heard == ["should there", "should there", "prepare there There"])
  }

  @Test func `an unwinding segue goes back to the page that has its action`() throws {
    final class Home: UIViewController, SelectorResponding {
      var source: UIViewController?
      func left(_ segue: UIStoryboardSegue) { source = segue.source }
      static var selectors: SelectorTable { ["left:": .init(Home.left)] }
    }
    let home = Home()
    let navigation = UINavigationController(rootViewController: home)
    let (middle, last) = (UIViewController(), UIViewController())
    navigation.setViewControllers([home, middle, last], animated: false)
    stage.window.rootViewController = navigation
    stage.window.makeKeyAndVisible()
    last.take(SegueTemplate(kind: .unwind("left:")) { _, _ in nil }, sender: nil)
    stage.settle()
    #expect(navigation.viewControllers == [home] && home.source === last)
  }

  @Test func `without its action, what unwinds pops a page`() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let last = UIViewController()
    navigation.pushViewController(last, animated: false)
    stage.window.rootViewController = navigation
    stage.window.makeKeyAndVisible()
    last.take(SegueTemplate(kind: .unwind("nobody:")) { _, _ in nil }, sender: nil)
    stage.settle()
    #expect(navigation.viewControllers.count == 1)
  }

  private func show(_ url: URL) throws -> StoryboardFile? {
    let storyboard = try UIStoryboard(contentsOf: url)
    stage.window.rootViewController = storyboard.instantiateInitialViewController()
    stage.window.makeKeyAndVisible()
    let list = (stage.window.rootViewController as? UINavigationController)?.topViewController
    return (list?.sceneContent as? SceneBuilder)?.file
  }

  @Test func `a storyboard is read from a file, and so are those beside it`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let kitchen = try #require(twoRooms.range(of: "<!--Kitchen-->"))
    let form = try #require(twoRooms.range(of: "<!--Form-->"))
    let reference = """
      <scene sceneID="sce-00-003"><objects>
        <viewControllerPlaceholder storyboardName="Rooms" referencedIdentifier="Room" \
      id="roo-00-001" sceneMemberID="viewController"/>
      </objects></scene>
      """
    let other = twoRooms.replacingCharacters(
      in: kitchen.lowerBound..<form.lowerBound, with: reference)
    try Data(twoRooms.utf8).write(to: folder.appendingPathComponent("Rooms.storyboard"))
    let start = folder.appendingPathComponent("Start.storyboard")
    try Data(other.utf8).write(to: start)
    weak let file = try show(start)
    stage.tap("Kitchen")
    stage.settle()
    #expect(labels.contains("Warm") && file != nil)
    stage.window.rootViewController = UIViewController()
    stage.settle()
    #expect(file == nil)
    #expect(throws: StoryboardError.self) {
      try UIStoryboard(contentsOf: folder.appendingPathComponent("None.storyboard"))
    }
  }

  @Test func `a page that was popped is freed, with its scene`() throws {
    let navigation = try start()
    stage.tap("Kitchen")
    stage.settle()
    weak let page = navigation.topViewController
    #expect(page != nil)
    stage.tap("House")
    stage.settle()
    #expect(page == nil)
  }
}
