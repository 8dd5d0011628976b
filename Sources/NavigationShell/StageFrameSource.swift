import Drawing
import Foundation
import Input
import NavigationKit
import SDLShell

/// Joins a stage to the window that shows it.
final class StageFrameSource: FrameSource {
  private let stage: Stage
  private let safeAreaInsets: UIEdgeInsets

  init(stage: Stage, safeAreaInsets: UIEdgeInsets) {
    self.stage = stage
    self.safeAreaInsets = safeAreaInsets
  }

  var now: TimeInterval { stage.now }
  var nextChange: TimeInterval? { stage.nextChange }
  func handle(_ event: InputEvent) { stage.send(event) }
  func advance(to time: TimeInterval) { stage.advance(by: time - stage.now) }
  func resize(to size: CGSize) { stage.resize(to: size, safeAreaInsets: safeAreaInsets) }
  func frame() -> DisplayList { stage.displayList() }
}
