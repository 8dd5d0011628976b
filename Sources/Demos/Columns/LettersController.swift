/// The letters of a box, in the supplementary column.
final class LettersController: UICollectionViewController {
  private let box: Mailbox
  private var shown: MailLetter?
  private let rows = UICollectionView.CellRegistration<UICollectionViewListCell, MailLetter> {
    cell, _, letter in
    var content = UIListContentConfiguration.sidebarSubtitleCell()
    content.text = letter.sender
    content.secondaryText = letter.subject
    cell.contentConfiguration = content
  }

  /// - Parameter shown: The letter that is in the secondary column.
  init(_ box: Mailbox, shown: MailLetter? = nil) {
    self.box = box
    self.shown = shown
    super.init(collectionViewLayout: .list(.sidebarPlain))
    title = box.title
    restorationIdentifier = box.title
    restorationClass = LettersController.self
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.restorationIdentifier = "letters"
  }

  override func viewWillAppear(_ animated: Bool) {
    keepSelection(of: shown.flatMap(box.letters.firstIndex))
    super.viewWillAppear(animated)
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { box.letters.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: rows, for: indexPath, item: box.letters[indexPath.item])
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    let letter = box.letters[indexPath.item]
    shown = letter
    showDetailViewController(LetterController(letter), sender: self)
  }
}

extension LettersController: UIViewControllerRestoration {
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? {
    Mailbox.all.first { $0.title == identifierComponents.last }.map { LettersController($0) }
  }
}
