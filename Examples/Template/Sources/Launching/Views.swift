import NavigationKit

class TallBar: UINavigationBar {
  var marks: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    marks.append("frame")
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class MarkedCell: UITableViewCell {
  var marks = ["style"]

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    marks.append(reuseIdentifier ?? "")
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class SpaceItem: UIBarButtonItem {}

class ListController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(MarkedCell.self, forCellReuseIdentifier: "mark")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "mark", for: indexPath) }
}
