/// A table of seas, scrolled by a distance so that bars may lie over rows.
final class SeasPage: UITableViewController {
  private let names: [String]
  /// The scroll distance in points.
  private let distance: CGFloat
  /// Called when the page has appeared.
  var whenShown: () -> Void = {}

  init(
    _ title: String = "Seas", style: UITableView.Style = .plain, scrolledBy distance: CGFloat = 0
  ) {
    self.distance = distance
    names = ["Adriatic", "Baltic", "Coral", "Ionian", "Kara", "North", "Red", "Tasman", "White"]
    super.init(style: style)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    // A drag on a tile scrolls the sheet instead.
    tableView.isScrollEnabled = false
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    tableView.contentOffset.y += distance
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    whenShown()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueCell(.default)
    cell.textLabel?.text = "\(names[indexPath.row]) Sea"
    return cell
  }
}
