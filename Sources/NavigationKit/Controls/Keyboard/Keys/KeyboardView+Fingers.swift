import Foundation

/// The fingers on the keys, which they press, slide over, flick and hold.
extension KeyboardView {
  private func isOwn(_ finger: KeyboardFinger) -> Bool {
    finger.responder != nil && finger.responder === stage?.window.firstResponder
  }

  /// A finger comes down: delete and the keys that show others work at once, the rest as they are
  /// let go.
  func begin(_ touch: UITouch) {
    let (id, place) = (ObjectIdentifier(touch), touch.location(in: self))
    var finger = KeyboardFinger(
      responder: stage?.window.firstResponder, start: place, place: place)
    guard isOwn(finger) else { return }
    finger.key = layout?.index(at: place)
    let key = finger.key.map { keys[$0].face.key }
    switch key {
    case .delete: finger.use = .deletes(0)
    case .shift, .plane: finger.use = .shows(before: (plane, shift), hasTyped: false)
    default: break
    }
    fingers[id] = finger
    switch finger.use {
    case .shows: key.map { press($0, tapCount: touch.tapCount) }
    case .deletes:
      startHolding(id)
      press(.delete)
    default: startHolding(id)
    }
  }

  /// Records the key under a finger, which may slide from one key to the next.
  func follow(_ touch: UITouch) {
    let id = ObjectIdentifier(touch)
    guard var finger = fingers[id] else { return }
    guard isOwn(finger) else { return _ = letGo(touch) }
    let old = finger.place
    finger.place = touch.location(in: self)
    fingers[id] = finger
    switch finger.use {
    case .chooses(let choice):
      if finger.place != old { fingers[id]?.use = .chooses(choice.moved(to: finger.place.x)) }
    case .moves(let place): moveCaret(id, from: place, by: finger.place, old)
    case .shows: fingers[id]?.key = layout?.index(at: finger.place)
    case .presses, .flicks, .deletes: slide(id)
    }
  }

  private func slide(_ id: ObjectIdentifier) {
    guard var finger = fingers[id] else { return }
    if let key = finger.key, keys[key].face.sign != nil, finger.isFlick {
      finger.use = .flicks
      fingers[id] = finger
      return stopHolding(id)
    }
    let key = layout?.index(at: finger.place)
    if !finger.flicks, key == finger.key { return }
    finger.key = key
    finger.use = .presses
    fingers[id] = finger
    startHolding(id)
  }

  /// Takes a finger off the keys; returns it, unless it was taken off before.
  func letGo(_ touch: UITouch) -> KeyboardFinger? {
    stopHolding(ObjectIdentifier(touch))
    return fingers.removeValue(forKey: ObjectIdentifier(touch))
  }

  /// Takes all fingers off the keys.
  func letAllGo() {
    for id in fingers.keys { stopHolding(id) }
    fingers = [:]
  }

  /// Performs the effect of lifting a finger from a key.
  func lift(_ finger: KeyboardFinger, from face: KeyView.Face?, tapCount: Int) {
    guard isOwn(finger) else { return }
    let key = face.flatMap { $0.isEnabled ? $0.key : nil }
    switch finger.use {
    case .presses: key.map { type($0, tapCount: tapCount) }
    case .flicks: face?.sign.map { type(.text($0)) }
    case .chooses(let choice): type(.text(choice.letter))
    case .shows(let before, var hasTyped):
      if let key, key.types {
        type(key)
        hasTyped = true
      }
      if hasTyped { goBack(to: before) }
    case .deletes, .moves: break
    }
  }

  /// Presses a key; the keys that another finger shows stay as long as that finger is down.
  private func type(_ key: KeyboardKey, tapCount: Int = 1) {
    let shown = (plane, shift)
    press(key, tapCount: tapCount)
    for case (let id, .shows(let before, _)) in fingers.mapValues(\.use) {
      fingers[id]?.use = .shows(before: before, hasTyped: true)
      (plane, shift) = shown
    }
  }

  /// Shows the keys from before a finger showed others.
  private func goBack(to keys: KeyboardFinger.Keys) {
    plane = keys.plane
    shift = keys.shift.released(capitalizes: capitalizes)
  }

  // MARK: Holding

  private func startHolding(_ id: ObjectIdentifier) {
    stopHolding(id)
    wait(id, for: KeyboardMetrics.holdDuration)
  }

  private func stopHolding(_ id: ObjectIdentifier) {
    stage?.clock.cancel(fingers[id]?.hold)
    fingers[id]?.hold = nil
  }

  private func wait(_ id: ObjectIdentifier, for duration: TimeInterval) {
    fingers[id]?.hold = stage?.clock.schedule(afterInput: duration) { [weak self] in self?.held(id)
    }
  }

  private func held(_ id: ObjectIdentifier) {
    guard let finger = fingers[id], isOwn(finger), let key = finger.key, key < keys.count
    else { return }
    switch keys[key].face.key {
    case .delete: deleteOn(id)
    case .space: beginMovingCaret(id)
    case .text(let text):
      guard !plane.isPad, let letters = LetterVariants.of(text) else { return }
      fingers[id]?.use = .chooses(LetterChoice(letters, over: keys[key].frame, in: bounds))
    default: return
    }
    showFaces()
  }

  /// Deletes again, letter by letter and later word by word, as long as there is something.
  private func deleteOn(_ id: ObjectIdentifier) {
    guard case .deletes(let count) = fingers[id]?.use,
      (fingers[id]?.responder as? any UIKeyInput)?.hasText == true
    else { return }
    let isByWord = count >= KeyboardMetrics.lettersBeforeWords
    fingers[id]?.use = .deletes(count + 1)
    press(.delete, byWord: isByWord)
    wait(
      id, for: isByWord ? KeyboardMetrics.wordInterval : KeyboardMetrics.letterInterval)
  }

  /// A finger held on the space bar moves the caret; the keys are blank meanwhile.
  private func beginMovingCaret(_ id: ObjectIdentifier) {
    guard !plane.isPad, let editor = fingers[id]?.responder as? any TextEditor else { return }
    let caret = editor.caretFrame(at: editor.edited.selection.head)
    fingers[id]?.use = .moves(CGPoint(x: caret.midX, y: caret.midY))
  }

  private func moveCaret(
    _ id: ObjectIdentifier, from place: CGPoint, by finger: CGPoint, _ old: CGPoint
  ) {
    guard let editor = fingers[id]?.responder as? any TextEditor else { return }
    let room = CGRect(
      origin: .zero, size: (editor as? UIScrollView)?.contentSize ?? editor.bounds.size)
    let new = CGPoint(
      x: min(max(place.x + finger.x - old.x, room.minX), room.maxX),
      y: min(max(place.y + finger.y - old.y, room.minY), room.maxY))
    fingers[id]?.use = .moves(new)
    let position = editor.position(at: new)
    if editor.edited.selection != TextSelection(caret: position) {
      editor.select(by: .select(from: position, to: position))
    }
  }
}
