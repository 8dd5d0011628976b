import Foundation

extension UIDynamicAnimator {
  /// Something acts on the items that did not before: those at rest may move again.
  func behaviorDidChange() {
    scene.setItems(actingBehaviors.flatMap(\.movedItems))
    scene.world.wake()
    if scene.world.bodies.isEmpty { pause() } else { resume() }
  }

  private func resume() {
    guard run == nil, let stage else { return }
    run = DynamicRun(on: stage)
    scheduleFrame()
    delegate?.dynamicAnimatorWillResume(self)
  }

  private func pause() {
    guard let run else { return }
    run.stage.clock.cancel(run.token)
    self.run = nil
    scene.world.rest()
    delegate?.dynamicAnimatorDidPause(self)
  }

  private func scheduleFrame() {
    run?.schedule { [weak self] in self?.showFrame() }
  }

  /// Moves the items on by a frame, then tells the app.
  private func showFrame() {
    guard !isOver else { return pause() }
    scheduleFrame()
    elapsedTime += DynamicRun.frame
    let acting = actingBehaviors
    let changes = (0..<DynamicRun.stepsOfFrame).flatMap { _ in scene.advance(under: acting) }
    scene.show()
    for behavior in acting { behavior.action?() }
    for change in changes {
      acting.first { $0.number == change.pair.group }?.contactDidChange(change, in: scene)
    }
    if scene.world.isResting { pause() }
  }
}
