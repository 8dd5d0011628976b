import Foundation
import Input

/// The software keyboard: keys, and the fingers that press them.
final class KeyboardView: UIView {
  weak var stage: Stage?
  /// The content that the keyboard was last laid out for.
  private var shown: Content?
  private(set) var layout: KeyboardLayout?
  private(set) var keys: [KeyView] = []
  var plane = KeyboardPlane.letters
  var shift = KeyboardShift.byText(isOn: false)
  /// The fingers that are down on it, by touch.
  var fingers: [ObjectIdentifier: KeyboardFinger] = [:]
  /// The key that was pressed last in the text.
  var lastKey: KeyboardKey?
  /// The balloons over the pressed keys, by the keys' indices.
  private var balloons: [Int: KeyBalloon] = [:]
  private let dividers = [UIView(frame: .zero), UIView(frame: .zero)]

  /// All that its keys depend on.
  private struct Content: Hashable {
    var request: KeyboardRequest
    var screen: KeyboardMetrics.Screen
    var plane: KeyboardPlane
    var shift: KeyboardShift
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

  /// Whether the next letter is a capital because of the text.
  var capitalizes: Bool { shown?.request.capitalizes ?? false }

  /// Shows the keys that a text begins with.
  func begin(_ request: KeyboardRequest, isPad: Bool) {
    plane = KeyboardPlane(request.type, isPad: isPad)
    shift = .byText(isOn: request.capitalizes)
    letAllGo()
    lastKey = nil
    shown = nil
  }

  /// Shows the keyboard of a request, on a screen, at a height.
  func show(_ request: KeyboardRequest, on screen: KeyboardMetrics.Screen, height: CGFloat) {
    shift = shift.following(capitalizes: request.capitalizes)
    let content = Content(
      request: request, screen: screen, plane: plane, shift: shift, height: height,
      scale: max(1, stage?.screen.scale ?? 1))
    guard content != shown else { return }
    let hadPlane = shown?.plane
    shown = content
    overrideUserInterfaceStyle = request.style
    let layout = layout(of: content)
    self.layout = layout
    let hasOtherKeys = hadPlane != plane || keys.count != layout.places.count
    if keys.count != layout.places.count { replaceKeys(with: layout) }
    if hasOtherKeys {
      for (id, finger) in fingers { fingers[id]?.key = layout.index(at: finger.place) }
    }
    for (view, place) in zip(keys, layout.places) { view.frame = place.frame }
    showFaces()
    placeDividers(in: content)
  }

  private func layout(of content: Content) -> KeyboardLayout {
    let (request, screen, scale) = (content.request, content.screen, content.scale)
    let emoji: KeyboardKey? = request.hasEmoji && !content.plane.isEmoji ? .emoji : nil
    let dictation: KeyboardKey? = request.hasDictation ? .dictation : nil
    let hasCorners = !screen.isPad && screen.hasIndicator
    // Beside a space bar that is short already there is no room on a phone.
    let extras = hasCorners || !(screen.isPad || request.hasEmoji) ? [] : [emoji, dictation]
    let area = KeyboardMetrics.area(
      on: screen, height: content.height, suggests: request.suggests)
    var layout = KeyboardLayout(
      KeyboardRows(
        content.plane, isShifted: content.shift.isOn, isPad: screen.isPad, type: request.type,
        extras: extras.compactMap(\.self), emojiRows: KeyboardMetrics.emojiRows(on: screen)),
      in: area, gap: KeyboardMetrics.gap(on: screen), scale: scale)
    layout.addShortcuts(request.suggestions, above: area, on: screen, scale: scale)
    if hasCorners { layout.addCorners((emoji, dictation), below: area, on: screen, scale: scale) }
    return layout
  }

  private func replaceKeys(with layout: KeyboardLayout) {
    for view in keys { view.removeFromSuperview() }
    keys = layout.places.map { KeyView(KeyView.Face(key: $0.key, title: "")) }
    for view in keys { addSubview(view) }
  }

  /// Updates the appearance of the keys, and the balloons over those under fingers.
  func showFaces() {
    guard let shown, let layout else { return }
    let down = Set(fingers.values.compactMap(\.key))
    let flicked = Set(fingers.values.filter(\.flicks).compactMap(\.key))
    let isBlank = fingers.values.contains(where: \.movesCaret)
    for (index, place) in layout.places.enumerated() {
      var face = face(of: place.key, in: shown)
      face.isPressed = down.contains(index) && !isBlank
      face.isFlicked = flicked.contains(index)
      face.isBlank = isBlank
      keys[index].face = face
    }
    showBalloons()
  }

  private func face(of key: KeyboardKey, in shown: Content) -> KeyView.Face {
    let (request, isReturn) = (shown.request, key == .return)
    var face = KeyView.Face(
      key: key, title: key.title(returnTitle: request.returnKey.title), shift: shift,
      isAction: isReturn && request.returnKey.isAction, hasLetters: plane.isPad,
      isFlat: plane.isFlat(key) || key.isShortcut || isCorner(key, in: shown),
      rises: key.rises && !plane.isPad && !shown.screen.isPad,
      isEnabled: !isReturn || request.isReturnEnabled)
    if [.undo, .redo, .paste].contains(key) { face.isEnabled = request.shortcuts.contains(key) }
    face.isEmoji = plane.isEmoji && key.rises
    if case .text(let text) = key, shown.screen.isPad, plane == .letters {
      face.sign = PadSigns.sign(of: text)
    }
    return face
  }

  private func isCorner(_ key: KeyboardKey, in shown: Content) -> Bool {
    key.isOfCorner && !shown.screen.isPad && shown.screen.hasIndicator
  }

  /// Shows balloons above the keys under fingers.
  private func showBalloons() {
    let choices = Dictionary(
      fingers.values.compactMap { finger in
        finger.choice.flatMap { c in finger.key.map { ($0, c) } }
      },
      uniquingKeysWith: { first, _ in first })
    let raised = keys.indices.filter {
      choices[$0] != nil || keys[$0].face.isPressed && keys[$0].face.rises
    }
    for (index, balloon) in balloons where !raised.contains(index) {
      balloon.removeFromSuperview()
      balloons[index] = nil
    }
    for index in raised {
      let balloon = balloons[index] ?? KeyBalloon()
      balloons[index] = balloon
      if let choice = choices[index] {
        balloon.show(choice)
      } else {
        balloon.show(keys[index].face.title, over: keys[index].frame, in: bounds)
      }
      if balloon.superview == nil { addSubview(balloon) }
      // Another finger may have brought other keys meanwhile.
      bringSubviewToFront(balloon)
    }
  }

  /// Places the lines between three suggestions.
  private func placeDividers(in content: Content) {
    let words = layout?.places.filter { if case .suggestion = $0.key { true } else { false } } ?? []
    for (index, divider) in dividers.enumerated() {
      divider.isHidden = words.isEmpty
      guard let first = words.first?.reach else { continue }
      let height = (first.height * KeyboardMetrics.dividerShare).rounded()
      divider.frame = CGRect(
        x: (first.minX + first.width * CGFloat(index + 1)).rounded(),
        y: ((first.height - height) / 2).rounded(), width: 1 / content.scale, height: height)
    }
  }

  // MARK: Fingers

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { begin(touch) }
    showFaces()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { follow(touch) }
    showFaces()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { follow(touch) }
    let lifted = touches.compactMap { touch in letGo(touch).map { ($0, touch.tapCount) } }
    let chosen = lifted.map { finger, count in (finger, finger.key.map { keys[$0].face }, count) }
    showFaces()
    for (finger, face, count) in chosen { lift(finger, from: face, tapCount: count) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { _ = letGo(touch) }
    showFaces()
  }
}
