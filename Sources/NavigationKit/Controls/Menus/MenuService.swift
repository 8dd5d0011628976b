import Foundation

/// The menus over a stage's app: those that are open, and the one at a selection.
final class MenuService: StageService {
  private unowned let stage: Stage
  /// The object that is `UIMenuController.shared` while the stage is in use.
  fileprivate lazy var controller = UIMenuController()

  init(stage: Stage) { self.stage = stage }

  func touchDidBegin(in view: UIView) { stage.window.editMenuNoticesTouch(in: view) }

  func clickSecondary(at point: CGPoint) { stage.window.clickSecondary(at: point) }

  func closeFront() -> Bool {
    if let menu = stage.window.openMenu {
      menu.close(animated: true)
    } else if let menu = stage.window.editMenu {
      menu.close()
    } else {
      return false
    }
    return true
  }

  // The edit menu's target moves.
  func screenWillChange() { stage.window.editMenu?.close(animated: false) }
}

extension Stage {
  /// The edit menus of its screen.
  var menuController: UIMenuController? { service(MenuService.self)?.controller }
}
