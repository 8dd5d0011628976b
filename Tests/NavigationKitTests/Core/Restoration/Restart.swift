import Drawing
import Foundation
import Goldens
import NavigationKit
import Testing

/// A screen that is left, and opened again on a new stage where it was left.
struct Restart<Root: UIViewController> {
  /// The root controller that was left, and the one of the new stage.
  let left: Root
  let root: Root
  let leftStage: Stage
  let stage: Stage

  /// Makes a screen, does something there, ends, and makes it again.
  init(
    size: CGSize = .phone, then other: CGSize? = nil,
    _ make: () -> Root, after moves: (Root, Stage) -> Void
  ) throws {
    func open(_ size: CGSize, _ archive: RestorationArchive?) -> (Root, Stage) {
      let stage = Stage(size: size, safeAreaInsets: UIEdgeInsets(top: 47, bottom: 34))
      let root = make()
      stage.show({ root }, restoring: archive)
      stage.settle()
      return (root, stage)
    }
    (left, leftStage) = open(size, nil)
    moves(left, leftStage)
    leftStage.settle()
    let archive = try #require(leftStage.savedState())
    let written = try JSONEncoder().encode(archive)
    let read = try JSONDecoder().decode(RestorationArchive.self, from: written)
    (root, stage) = open(other ?? size, read)
    #expect(stage.warnings == [])
  }

  /// Whether both stages show the same picture.
  var isSame: Bool { stage.displayList() == leftStage.displayList() }

  /// The titles in the bars of the new stage, from left to right.
  var titles: [String] {
    stage.elements(.title).sorted { $0.frame.minX < $1.frame.minX }
      .map(\.label)
  }
}

extension UINavigationController {
  /// A stack with an identifier, whose first page is a note.
  static func keeping(_ identifier: String) -> UINavigationController {
    let stack = UINavigationController(rootViewController: NotePage(identifier))
    stack.restorationIdentifier = identifier
    return stack
  }
}
