/// A list of birds; a tap on one is left to a subclass.
class BirdListController: UITableViewController {
  var birds: [Bird] = [] { didSet { if isViewLoaded { showBirds() } } }

  override func viewDidLoad() {
    super.viewDidLoad()
    growRows(from: BirdListController.rowHeight)
  }

  private func showBirds() {
    tableView.reloadData()
    contentUnavailableConfiguration =
      birds.isEmpty ? UIContentUnavailableConfiguration.search() : nil
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    birds.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueCell(.value1)
    let bird = birds[indexPath.row]
    cell.textLabel?.text = bird.name
    cell.detailTextLabel?.text = bird.home.rawValue
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  /// The height of a row, in points at the default text size.
  private static let rowHeight: CGFloat = 44
}
