// Makes objects by their classes, as a launch does, and exits with 0 if all are as expected.
// It only tests something if this program and the library are built optimised, with and without
// whole-module optimisation.
import NavigationKit

var failures = 0

@MainActor func expect(_ isTrue: Bool, _ what: String) {
  guard !isTrue else { return }
  failures += 1
  print("Launching: \(what)")
}

@MainActor func check() {
  var scene: UIWindowScene?
  do {
    let app = AppDelegate()
    let stage = Stage(size: CGSize(width: 320, height: 480))
    expect(stage.launch(app), "the app delegate refuses")
    scene = app.application?.connectedScenes.first as? UIWindowScene
    let made: AnyObject? = scene?.delegate
    let delegate = made as? SceneDelegate
    expect(delegate != nil, "the scene delegate is a \(type(of: made))")
    expect(
      made is BaseDelegate && !(made is AppDelegate), "the scene delegate's superclass is lost")
    expect(delegate?.words == ["own", "init"], "a stored property of the delegate is lost")
    expect(delegate?.number == 7 && delegate?.late == "late 7", "a property set by init() is lost")
    expect(delegate?.inherited == ["base"], "a property of the delegate's superclass is lost")
    expect(delegate?.window === stage.window, "the window is not the delegate's")
    let navigation = stage.window.rootViewController as? UINavigationController
    let bar = navigation?.navigationBar as? TallBar
    expect(bar?.marks == ["frame"], "the bar is not of its class")
    let table = (navigation?.topViewController as? ListController)?.tableView
    let cell = table?.cellForRow(at: IndexPath(row: 0, section: 0)) as? MarkedCell
    expect(cell?.marks == ["style", "mark"], "the cell is not of its class")
    expect(type(of: SpaceItem.flexibleSpace()) == SpaceItem.self, "the space is not of its class")
    scene?.delegate = nil
  }
  expect(SceneDelegate.freed == 1 && BaseDelegate.ended == 1, "the scene delegate was not freed")
}

check()
print(
  failures == 0 ? "Launching: all objects are of their classes." : "Launching: \(failures) faults.")
exit(failures == 0 ? 0 : 1)
