import NavigationShell

/// A page with texts, pickers, indicators, a grid of tiles, and buttons for what opens in front of it.
final class PartsController: UIViewController {
  private let status = UILabel()

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Parts"
    toolbarItems = [
      UIBarButtonItem(
        primaryAction: UIAction(title: "Archive") { [weak self] _ in self?.say("Archived") })
    ]
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationController?.isToolbarHidden = false
    status.accessibilityIdentifier = "status"
    let stack = UIStackView(
      arrangedSubviews: [status] + texts + indicators + [scrolling, grid] + openers)
    stack.axis = .vertical
    stack.frame = CGRect(x: 16, y: 110, width: 300, height: 600)
    view.addSubview(stack)
  }

  private func say(_ word: String) { status.text = word }

  private var texts: [UIView] {
    let notes = UITextView()
    notes.text = "Milk"
    notes.accessibilityIdentifier = "notes"
    let search = UISearchTextField()
    search.placeholder = "Search"
    let link = UILabel()
    link.text = "Terms"
    link.accessibilityTraits = .link
    link.isUserInteractionEnabled = true
    link.addInteraction(UIContextMenuInteraction(delegate: self))
    return [notes, search, link]
  }

  private var indicators: [UIView] {
    let pages = UIPageControl()
    pages.numberOfPages = 3
    let progress = UIProgressView()
    progress.progress = 0.5
    let activity = UIActivityIndicatorView()
    activity.startAnimating()
    return [UIDatePicker(), UIColorWell(), pages, progress, activity]
  }

  private var scrolling: UIView {
    let scrolling = UIScrollView()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
    label.text = "Inside"
    scrolling.addSubview(label)
    scrolling.contentSize = CGSize(width: 600, height: 20)
    scrolling.heightAnchor.constraint(equalToConstant: 40).isActive = true
    return scrolling
  }

  private var grid: UIView {
    let grid = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    grid.dataSource = self
    grid.heightAnchor.constraint(equalToConstant: 60).isActive = true
    return grid
  }

  private var openers: [UIView] {
    let menu = UIButton(configuration: .plain())
    menu.configuration?.title = "Menu"
    menu.showsMenuAsPrimaryAction = true
    menu.menu = UIMenu(children: [
      UIAction(title: "Rename") { [weak self] _ in self?.say("Renamed") }
    ])
    let kinds: [(String, () -> UIViewController)] = [
      ("Sheet", { [weak self] in self?.sheet() ?? UIViewController() }),
      (
        "Share",
        { UIActivityViewController(activityItems: ["Milk"], applicationActivities: [Printing()]) }
      ),
      ("Colour", { UIColorPickerViewController() }), ("Picture", { UIImagePickerController() }),
      ("File", { UIDocumentPickerViewController(forOpeningContentTypes: [.item]) }),
      ("Groups", { GroupsController() }),
    ]
    return [menu]
      + kinds.map { title, controller in
        UIButton(
          configuration: .plain(),
          primaryAction: UIAction(title: title) { [weak self] action in
            let opened = controller()
            opened.popoverPresentationController?.sourceView = action.sender as? UIView
            self?.present(opened, animated: true)
          })
      }
  }

  private func sheet() -> UIViewController {
    let sheet = UIAlertController(title: "Choose", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in self?.say("Deleted") })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    return sheet
  }
}

extension PartsController: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    4
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
  }
}

extension PartsController: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [UIAction(title: "Copy") { [weak self] _ in self?.say("Copied") }])
    }
  }
}

/// Something that can be done with what is shared.
private final class Printing: UIActivity {
  override var activityTitle: String? { "Print" }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
}

/// A list whose sections have titles.
private final class GroupsController: UITableViewController {
  init() { super.init(style: .insetGrouped) }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { "Lent books" }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
}
