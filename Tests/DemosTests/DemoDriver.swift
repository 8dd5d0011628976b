import Goldens
import Drawing
import Foundation
import Input
import NavigationKit
import Storyboard
import Testing

@testable import Demos

/// Drives a demo as a user does.
struct DemoDriver {
  let stage: Stage
  /// The distance of the delete control from the left, in points.
  static let minusCircle: CGFloat = 24

  /// Opens a demo on its own screen or a phone, with the samples by default.
  init(_ name: String, files: URL? = nil, photos: URL? = nil) throws {
    let demo = try #require(Demo.named(name))
    let content = DemoContent(samples: SampleTreeTests.samples, files: files, photos: photos)
    self.init(showing: demo.makeFirstPage(content), on: demo.screen)
  }

  /// Opens one page of a demo.
  ///
  /// - Parameter screen: The size of a screen without insets; nil for a phone.
  init(showing page: UIViewController, on screen: CGSize? = nil) {
    stage = Stage(
      size: screen ?? CGSize(width: 390, height: 844),
      safeAreaInsets: screen == nil
        ? UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0) : .zero)
    stage.addStoryboards()
    stage.window.rootViewController = UINavigationController(rootViewController: page)
    stage.window.makeKeyAndVisible()
    stage.settle()
  }

  /// The title in the bar; nil if there is no bar.
  var title: String? { (labels(.largeTitle) + labels(.title)).first }
  /// The rows from top to bottom.
  var rows: [String] {
    let cells = stage.elements(.cell)
    return cells.sorted { $0.frame.minY < $1.frame.minY }.map(\.label)
  }

  var navigation: UINavigationController? {
    stage.window.rootViewController as? UINavigationController
  }

  func labels(_ role: StageElement.Role) -> [String] {
    stage.elements().filter { $0.role == role }.map(\.label)
  }

  /// Whether a text is anywhere in the frame.
  func sees(_ words: String) -> Bool { stage.displayList().description.contains(words) }

  func open(_ label: String) {
    stage.tap(label)
    stage.settle()
  }

  func flip(_ label: String) {
    stage.pick(label, roles: [.toggle])
    stage.settle()
  }

  func swipeBack() { stage.swipeBack() }

  func pressBack() { stage.back() }

  func tapMiddle() {
    stage.tap(at: CGPoint(x: 195, y: 422))
    stage.settle()
  }
}

extension Stage {
  /// Finds the demos' storyboards and the classes in them, as the program has it.
  func addStoryboards() {
    interfaceLoader = StoryboardFolder(DemoContent(samples: SampleTreeTests.samples).storyboards)
    for type in Demo.interfaceClasses { interfaceClasses[String(describing: type)] = type }
  }
}
