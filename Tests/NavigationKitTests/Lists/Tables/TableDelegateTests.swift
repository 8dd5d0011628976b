import Foundation
import Goldens
import NavigationKit
import Testing

/// A table delegate that is not a table view controller.
struct TableDelegateTests {
  @Test func `a class of another module may be the delegate, and hears what is chosen`() {
    let stage = Stage(size: .smallPhone)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    let source = Words()
    let listener = ChoiceListener()
    table.dataSource = source
    table.delegate = listener
    stage.window.addSubview(table)
    stage.settle()
    stage.tap("Two")
    #expect(listener.chosen == [IndexPath(row: 1, section: 0)])
  }
}

private final class Words: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = ["One", "Two"][indexPath.row]
    return cell
  }
}

private final class ChoiceListener: NSObject, UITableViewDelegate {
  private(set) var chosen: [IndexPath] = []

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen.append(indexPath)
  }
}
