/// The shelf of Bars.storyboard: jars by their fruit, sorted by the control in the toolbar.
final class JamController: UITableViewController {
  private var jars = [
    (fruit: "Apricot", count: 6), (fruit: "Blackberry", count: 11), (fruit: "Cherry", count: 4),
    (fruit: "Elderberry", count: 2), (fruit: "Plum", count: 9), (fruit: "Quince", count: 3),
  ]
  private var opened: String?

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    jars.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Jar", for: indexPath)
    let jar = jars[indexPath.row]
    cell.textLabel?.text = jar.fruit
    cell.detailTextLabel?.text = "\(jar.count) jars"
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let cell = sender as? UITableViewCell, let path = tableView.indexPath(for: cell)
    else { return }
    opened = jars[path.row].fruit
    segue.destination.navigationItem.title = opened
  }

  func toggleSorting(_ control: UISegmentedControl) {
    let isAscending = control.selectedSegmentIndex == 0
    jars.sort { isAscending ? $0.fruit < $1.fruit : $0.fruit > $1.fruit }
    tableView.reloadData()
  }

  func throwJarAway(_ segue: UIStoryboardSegue) {
    jars.removeAll { $0.fruit == opened }
    tableView.reloadData()
  }
}
