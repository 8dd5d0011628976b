import Foundation

extension UISegmentedControl {
  func beginPress(at point: CGPoint) -> Bool {
    guard let index = enabledSegment(at: point) else { return false }
    movesThumb = !isMomentary && index == selectedSegmentIndex
    pressed = index
    stateDidChange()
    return true
  }

  func continuePress(at point: CGPoint) {
    let index = isTouchInside ? enabledSegment(at: point) : nil
    let kept = movesThumb ? index ?? pressed : index
    guard kept != pressed else { return }
    pressed = kept
    showSelection(animated: movesThumb)
  }

  func endPress() {
    let chosen = isTouchInside || movesThumb ? pressed : nil
    let isNew = chosen != nil && (isMomentary || chosen != selectedSegmentIndex)
    let isAlreadyThere = movesThumb
    forgetPress()
    if let chosen, isNew { choose(chosen, animated: !isAlreadyThere && !isMomentary) }
    stateDidChange()
  }

  func cancelPress() {
    let wasMoving = movesThumb
    forgetPress()
    showSelection(animated: wasMoving)
  }

  private func forgetPress() {
    pressed = nil
    movesThumb = false
  }

  /// Selects a segment for the user, which runs its action and sends the events.
  private func choose(_ index: Int, animated: Bool) {
    let action = segments[index].action
    let hadThumb = selectedSegmentIndex != UISegmentedControl.noSegment
    select(index, animated: animated && hadThumb)
    action?.perform(sender: self)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment }
  }

  private func select(_ index: Int, animated: Bool) {
    guard animated else {
      selectedSegmentIndex = index
      return
    }
    UIView.animate(withDuration: SegmentMetrics.duration, options: .curveEaseOut) {
      selectedSegmentIndex = index
    }
  }

  private func enabledSegment(at point: CGPoint) -> Int? {
    let frames = segmentFrames
    let index =
      frames.firstIndex { point.x < $0.maxX && point.x >= $0.minX }
      ?? (point.x < bounds.midX
        ? frames.indices.min { frames[$0].minX < frames[$1].minX }
        : frames.indices.max { frames[$0].maxX < frames[$1].maxX })
    guard let index, segments[index].isEnabled else { return nil }
    return index
  }
}
