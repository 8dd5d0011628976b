import Goldens
import Foundation
import Input

@testable import NavigationKit

/// A list whose rows push a page of controls.
final class FocusFixture {
  let stage = Stage(
    size: .phone, safeAreaInsets: UIEdgeInsets(top: 47, bottom: 34),
    traits: UITraitCollection(userInterfaceStyle: .light))
  let list = FocusedList(style: .plain)
  let controls = ControlsPage()
  let stack: UINavigationController

  init() {
    stack = UINavigationController(rootViewController: list)
    list.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", primaryAction: UIAction { [list] _ in list.added += 1 })
    list.onSelect = { [stack, controls] in stack.pushViewController(controls, animated: true) }
    stage.window.rootViewController = stack
    stage.window.makeKeyAndVisible()
    stage.settle()
  }

  func press(_ key: Key, _ modifiers: Modifiers = []) {
    stage.send(.key(KeyEvent(key: key, modifiers: modifiers, time: stage.now)))
    stage.settle()
  }

  /// The name of what is focused.
  var focused: String? {
    stage.focusedItem.map { $0.view.accessibilityLabel ?? $0.view.elementText ?? "" }
  }
}

/// Rows that count, in a table.
final class FocusedList: UITableViewController {
  var added = 0
  /// The number of the first row.
  var first = 0
  /// Whether no cell is ever used again.
  var makesNewCells = false
  var onSelect: () -> Void = {}

  override func viewDidLoad() {
    title = "Rows"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    100 - first
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      makesNewCells
      ? UITableViewCell(style: .default, reuseIdentifier: nil)
      : tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row + first)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect()
  }
}

/// A switch, a slider and a field, one below the other.
final class ControlsPage: UIViewController {
  let toggle = UISwitch(frame: CGRect(x: 40, y: 150, width: 51, height: 31))
  let slider = UISlider(frame: CGRect(x: 40, y: 250, width: 300, height: 34))
  let field = UITextField(frame: CGRect(x: 40, y: 350, width: 300, height: 40))

  override func viewDidLoad() {
    title = "Controls"
    (toggle.accessibilityLabel, slider.accessibilityLabel) = ("Sound", "Volume")
    field.accessibilityLabel = "Name"
    for control in [toggle, slider, field] { view.addSubview(control) }
  }
}
