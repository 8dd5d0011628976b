import Drawing
import Foundation
import Input
import NavigationKit
import Scenario
import SDLShell

final class StageFrameSource: FrameSource {
  private let stage: Stage
  private let device: Device

  init(stage: Stage, device: Device) {
    self.stage = stage
    self.device = device
  }

  var now: TimeInterval { stage.now }
  var nextChange: TimeInterval? { stage.nextChange }
  var textInput: CGRect? { stage.textInput }
  func handle(_ event: InputEvent) { stage.send(event) }
  func advance(to time: TimeInterval) { stage.advance(to: time) }
  func perform(_ work: () -> Void) { stage.perform(work) }
  func resize(to size: CGSize) {
    stage.resize(to: size, safeAreaInsets: device.safeAreaInsets(in: size))
  }
  func canRotate(to size: CGSize) -> Bool { stage.canRotate(to: size) }
  var wantsRotation: Bool { stage.wantedOrientation != nil }
  func rotate(to size: CGSize) {
    guard size != stage.screen.bounds.size else { return }
    stage.rotate(to: size, safeAreaInsets: device.safeAreaInsets(in: size))
  }
  func change(_ look: AppearanceCommand) {
    let traits = stage.traits
    switch look {
    case .otherAppearance:
      let isDark = traits.userInterfaceStyle == .dark
      stage.change(
        traits: UITraitCollection(userInterfaceStyle: isDark ? .light : .dark), animated: true)
    case .largerText: changeText(by: 1)
    case .smallerText: changeText(by: -1)
    }
  }
  private func changeText(by step: Int) {
    let category = ScreenSettings.textSize(
      besides: stage.traits.preferredContentSizeCategory, by: step)
    stage.change(traits: UITraitCollection(preferredContentSizeCategory: category))
  }
  func frame() -> DisplayList { stage.displayList() }
  func capture() -> (frame: DisplayList, scale: CGFloat) {
    (stage.displayList(isMasked: false), stage.screen.scale)
  }
}
