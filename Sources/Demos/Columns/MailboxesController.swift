/// The boxes of the sample mail, in the primary column: a sidebar.
final class MailboxesController: UICollectionViewController {
  private let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Mailbox> {
    cell, _, box in
    var content = cell.defaultContentConfiguration()
    content.text = box.title
    content.image = UIImage(systemName: box.symbol)
    cell.contentConfiguration = content
    cell.accessories = [.label(text: "\(box.letters.count)")]
  }

  init() {
    super.init(collectionViewLayout: .list(.sidebar))
    title = "Mailboxes"
    restorationIdentifier = "mailboxes"
    navigationItem.largeTitleDisplayMode = .always
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.restorationIdentifier = "mailboxes"
    if splitViewController?.presentingViewController != nil {
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .done,
        primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    navigationController?.navigationBar.prefersLargeTitles = true
    keepSelection(of: Mailbox.all.firstIndex { $0.title == shownTitle })
    super.viewWillAppear(animated)
  }

  /// The title of the box whose letters are beside it.
  private var shownTitle: String? {
    splitViewController?.viewController(for: .supplementary)?.title
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { Mailbox.all.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: rows, for: indexPath, item: Mailbox.all[indexPath.item])
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    let letters = LettersController(Mailbox.all[indexPath.item])
    splitViewController?.setViewController(letters, for: .supplementary)
    splitViewController?.show(.supplementary)
  }
}
