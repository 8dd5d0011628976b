import Foundation

extension Stage {
  /// The screen as far as the keyboard depends on it.
  private var keyboardScreen: KeyboardMetrics.Screen {
    KeyboardMetrics.Screen(
      size: screen.bounds.size, insets: safeAreaInsets,
      isPad: traits.userInterfaceIdiom == .pad)
  }

  /// Where the keyboard should be, with the app's views.
  private var wantedKeyboard: KeyboardPlace {
    let height = keyboard.isShown ? accessoryHeight + inputHeight : 0
    return KeyboardPlace(
      isShown: keyboard.isShown,
      frame: CGRect(
        x: 0, y: screen.bounds.maxY - height, width: screen.bounds.width, height: height))
  }

  /// The height of the keys; 0 without them.
  private var keysHeight: CGFloat {
    let responder = window.firstResponder
    let hasKeys =
      hasSoftwareKeyboard && responder?.acceptsText == true
      && InputViews(of: responder).input == nil
    guard hasKeys else { return 0 }
    return KeyboardMetrics.height(
      on: keyboardScreen, suggests: keyboardMaker?.suggestsWords(for: responder) ?? false)
  }

  private var keyboardMaker: (any SoftwareKeyboardMaking)? { service() }

  /// Whether there is something below the view above the keys.
  var hasKeysOrInputView: Bool {
    keysHeight > 0 || InputViews(of: window.firstResponder).input != nil
  }

  var accessoryHeight: CGFloat {
    InputViews(of: window.firstResponder).accessoryHeight(width: screen.bounds.width)
  }

  /// The height below the view above the keyboard: that of the keys, or of the view in their place,
  /// with the screen's lower edge.
  private var inputHeight: CGFloat {
    let views = InputViews(of: window.firstResponder)
    guard views.input != nil else {
      return max(keysHeight, views.accessory == nil ? 0 : safeAreaInsets.bottom)
    }
    let defaultHeight = KeyboardMetrics.height(on: keyboardScreen, suggests: false)
    return views.inputHeight(width: screen.bounds.width).map { $0 + safeAreaInsets.bottom }
      ?? defaultHeight
  }

  /// Follows what the first responder and the host want of the keyboard: it slides in, slides out or
  /// gets another height, and those who care are told.
  func updateKeyboard() {
    guard !keyboard.isHandedOver, let change = changeKeyboard() else { return }
    let duration = duration(of: change)
    post(change.before, change, duration)
    if change.kind != .moves { notifyKeyboardObservers() }
    guard change.isVisible else { return post(change.after, change, duration) }
    atEndOfUpdate { [weak self] in self?.slideKeyboard(change, duration) }
  }

  /// Fits the keyboard to another screen, at once or by a rotation.
  func fitKeyboard(by rotation: Rotation?) {
    guard let change = changeKeyboard(by: rotation), change.isVisible else { return }
    let duration = rotation?.duration ?? 0
    post(change.before, change, duration)
    placeKeyboard()
    guard let rotation else { return post(change.after, change, duration) }
    rotation.whenOver { [weak self] _ in self?.post(change.after, change, duration) }
  }

  /// Notes where the keyboard should be and shows its keys; returns what that changes.
  private func changeKeyboard(by rotation: Rotation? = nil) -> KeyboardChange? {
    let (old, new) = (keyboard.place, wantedKeyboard)
    keyboard.place = new
    if new.frame.height > 0 {
      if rotation != nil { showKeys() } else { UIView.performWithoutAnimation { showKeys() } }
    }
    guard var change = KeyboardChange(from: old, to: new) else { return nil }
    change.begin.origin.y += keyboard.pull
    keyboard.pull = 0
    return change
  }

  /// Shows the keys that the first responder wants.
  private func showKeys() {
    if keyboardWindow == nil { keyboardWindow = keyboardMaker?.makeKeyboard() }
    let responder = window.firstResponder
    keyboardWindow?.update(
      for: responder, InputViews(of: responder), on: keyboardScreen, keys: keysHeight)
  }

  private func duration(of change: KeyboardChange) -> TimeInterval {
    change.isVisible && areAnimationsEnabled ? transitionMetrics.keyboardDuration : 0
  }

  /// Lets the keyboard slide to its place, and the layout of who follows it with it.
  private func slideKeyboard(_ change: KeyboardChange, _ duration: TimeInterval) {
    moveKeyboard(within: duration)
    clock.cancel(keyboard.arrival)
    keyboard.arrival = clock.schedule(after: duration, kind: .motion) { [weak self] in
      self?.keyboardDidArrive(change, duration)
    }
  }

  /// Another text is typed into: what is around it scrolls to it, as the keyboard would slide.
  func slideToTyping() {
    alongKeyboard(within: areAnimationsEnabled ? transitionMetrics.keyboardDuration : 0) {
      revealTyping()
    }
  }

  /// Makes changes that animate as the keyboard does, within a time in seconds; at once within none.
  private func alongKeyboard(within duration: TimeInterval, _ change: () -> Void) {
    let context = AnimationContext { stage in
      .time(start: stage.now, duration: duration, curve: .keyboard)
    }
    AnimationContext.run(duration > 0 ? context : nil, change)
  }

  /// Moves the keyboard, and lays out who follows it, within a time in seconds; at once within none.
  func moveKeyboard(within duration: TimeInterval) {
    alongKeyboard(within: duration) {
      placeKeyboard()
      layOutKeyboardFollowers()
      revealTyping()
    }
  }

  private func placeKeyboard() {
    let frame = keyboard.place.frame.offsetBy(dx: 0, dy: keyboard.pull)
    keyboard.followed = frame
    if frame.height > 0 { keyboardWindow?.slide(to: frame) } else { keyboardWindow?.slideAway() }
  }

  private func keyboardDidArrive(_ change: KeyboardChange, _ duration: TimeInterval) {
    keyboard.arrival = nil
    if keyboard.place.frame.height == 0 { keyboardWindow?.hideKeyboard() }
    post(change.after, change, duration)
  }

  private func post(
    _ names: [Notification.Name], _ change: KeyboardChange, _ duration: TimeInterval
  ) {
    for name in names { postKeyboard(name, change, duration: duration) }
  }

  // MARK: Who follows it

  /// Lays out what follows the keyboard; a view may be elsewhere after that, so twice.
  func layOutKeyboardFollowers() {
    for _ in 0..<2 {
      notifyKeyboardFollowers()
      window.layoutIfNeeded()
    }
  }

  /// Has the followers note how much of their views the keyboard covers.
  func notifyKeyboardFollowers() {
    for follower in keyboard.followers { follower.keyboardFrameDidChange(keyboard.followed) }
  }

  /// Scrolls what is typed into out from under bars and the keyboard; not while a finger pulls that.
  func revealTyping() {
    guard keyboard.pull == 0, let view = window.firstResponder as? any TypedView else { return }
    view.revealInScrollViews()
  }
}
