/// Offers to take back what was typed last, as a stage's device is shaken.
final class UndoService: StageService {
  init(stage: Stage) {}

  func offerUndo(in window: UIWindow) { window.offerUndo() }
}
