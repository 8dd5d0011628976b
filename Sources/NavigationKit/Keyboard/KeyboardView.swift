import Foundation
import Input

/// The software keyboard: keys, and the fingers that press them.
final class KeyboardView: UIView {
  private weak var stage: Stage?
  /// What it was last laid out for.
  private var shown: Content?
  private var layout: KeyboardLayout?
  private var keys: [KeyView] = []
  private var plane = KeyboardPlane.letters
  /// Whether a finger set shift on or off for the next letter; nil leaves it to the text.
  private var chosenShift: Bool?
  private var isShifted: Bool { chosenShift ?? shown?.request.capitalizes ?? false }
  /// What the fingers do that came down on it, by touch.
  private var fingers: [ObjectIdentifier: Finger] = [:]
  /// The key that was pressed last in the text.
  private var lastKey: KeyboardKey?
  /// What is over the pressed keys, by their places.
  private var balloons: [Int: KeyBalloon] = [:]
  private let dividers = [UIView(frame: .zero), UIView(frame: .zero)]

  /// A finger that is down: it presses keys for the responder alone that it came down for.
  private struct Finger {
    weak var responder: UIResponder?
    /// The key that it is on; nil for none.
    var key: Int?
  }

  /// All that its keys depend on.
  private struct Content: Hashable {
    var request: KeyboardRequest
    var screen: KeyboardMetrics.Screen
    var plane: KeyboardPlane
    var isShifted: Bool
    var height: CGFloat
    var scale: CGFloat
  }

  init(on stage: Stage) {
    self.stage = stage
    super.init(frame: .zero)
    backgroundColor = KeyboardColors.ground
    isMultipleTouchEnabled = true
    for divider in dividers {
      divider.backgroundColor = KeyboardColors.divider
      addSubview(divider)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the keys that a text begins with.
  func begin(_ request: KeyboardRequest, isPad: Bool) {
    plane = KeyboardPlane(request.type, isPad: isPad)
    chosenShift = nil
    fingers = [:]
    lastKey = nil
    shown = nil
  }

  /// Shows what is asked for, on a screen, at a height.
  func show(_ request: KeyboardRequest, on screen: KeyboardMetrics.Screen, height: CGFloat) {
    let isShifted = chosenShift ?? request.capitalizes
    let content = Content(
      request: request, screen: screen, plane: plane, isShifted: isShifted, height: height,
      scale: max(1, stage?.screen.scale ?? 1))
    guard content != shown else { return }
    shown = content
    overrideUserInterfaceStyle = request.style
    let layout = KeyboardLayout(
      KeyboardRows(plane, isShifted: isShifted, isPad: screen.isPad, type: request.type),
      in: KeyboardMetrics.area(on: screen, height: height, suggests: request.suggests),
      gap: KeyboardMetrics.gap(on: screen), scale: content.scale)
    self.layout = layout
    if keys.count != layout.places.count { replaceKeys(with: layout) }
    fingers = fingers.filter { $1.key.map { $0 < keys.count } ?? true }
    for (view, place) in zip(keys, layout.places) { view.frame = place.frame }
    showFaces()
    placeDividers(in: content)
  }

  private func replaceKeys(with layout: KeyboardLayout) {
    for view in keys { view.removeFromSuperview() }
    keys = layout.places.map { KeyView(KeyView.Face(key: $0.key, title: "")) }
    for view in keys { addSubview(view) }
  }

  private func showFaces() {
    guard let shown, let layout else { return }
    let down = Set(fingers.values.compactMap(\.key))
    let request = shown.request
    for (index, place) in layout.places.enumerated() {
      let isReturn = place.key == .return
      keys[index].face = KeyView.Face(
        key: place.key, title: place.key.title(returnTitle: request.returnKey.title),
        isPressed: down.contains(index), isShifted: isShifted && place.key == .shift,
        isAction: isReturn && request.returnKey.isAction, hasLetters: plane.isPad,
        isFlat: plane.isFlat(place.key),
        rises: place.key.rises && !plane.isPad && !shown.screen.isPad,
        isEnabled: !isReturn || request.isReturnEnabled)
    }
    showBalloons()
  }

  /// Shows what is on the keys under fingers above these.
  private func showBalloons() {
    let raised = keys.indices.filter { keys[$0].face.isPressed && keys[$0].face.rises }
    for (index, balloon) in balloons where !raised.contains(index) {
      balloon.removeFromSuperview()
      balloons[index] = nil
    }
    for index in raised {
      let balloon = balloons[index] ?? KeyBalloon()
      balloons[index] = balloon
      balloon.show(keys[index].face.title, over: keys[index].frame, in: bounds)
      if balloon.superview == nil { addSubview(balloon) }
      // Another finger may have brought other keys meanwhile.
      bringSubviewToFront(balloon)
    }
  }

  /// Places the lines between three suggestions.
  private func placeDividers(in content: Content) {
    let bar = layout?.places.map(\.reach.minY).min() ?? 0
    let height = (bar * KeyboardMetrics.dividerShare).rounded()
    for (index, divider) in dividers.enumerated() {
      divider.isHidden = !content.request.suggests || content.screen.isPad
      divider.frame = CGRect(
        x: (content.screen.size.width * CGFloat(index + 1) / 3).rounded(),
        y: ((bar - height) / 2).rounded(), width: 1 / content.scale, height: height)
    }
  }

  // MARK: Fingers

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      fingers[ObjectIdentifier(touch)] = Finger(responder: stage?.window.firstResponder)
    }
    follow(touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    follow(touches)
    let chosen = touches.compactMap { fingers.removeValue(forKey: ObjectIdentifier($0))?.key }
      .map { keys[$0].face }
    showFaces()
    for face in chosen where face.isEnabled { press(face.key) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { fingers[ObjectIdentifier(touch)] = nil }
    showFaces()
  }

  /// Notes the keys under fingers, which may slide from one to the next.
  private func follow(_ touches: Set<UITouch>) {
    for touch in touches {
      guard var finger = fingers.removeValue(forKey: ObjectIdentifier(touch)),
        let responder = finger.responder, responder === stage?.window.firstResponder
      else { continue }
      finger.key = layout?.index(at: touch.location(in: self))
      fingers[ObjectIdentifier(touch)] = finger
    }
    showFaces()
  }

  // MARK: Keys

  private func press(_ key: KeyboardKey) {
    guard let stage else { return }
    defer { lastKey = key }
    switch key {
    case .text(let text):
      chosenShift = nil
      stage.handle(.text(TextEvent(text: text, time: stage.now)))
    case .space:
      chosenShift = nil
      if !plane.isPad { plane = .letters }
      let editor = stage.window.firstResponder as? any TextEditor
      if lastKey == .space, editor?.endSentence() == true { return }
      stage.handle(.text(TextEvent(text: " ", time: stage.now)))
    case .shift: chosenShift = !isShifted
    case .delete: stage.press(KeyEvent(key: .delete, time: stage.now), isHardware: false)
    case .return: stage.press(KeyEvent(key: .return, time: stage.now), isHardware: false)
    case .plane(let other, _): (plane, chosenShift) = (other, nil)
    case .dismiss: stage.window.firstResponder?.resignFirstResponder()
    }
  }
}
