/// The text of a file, one row per paragraph.
final class TextController: UITableViewController {
  private let entry: FileEntry
  private let files: any FileSystem
  private var paragraphs: [String] = []
  private var message: MessageView?
  /// The rows' heights at the width they were measured for.
  private var heights: [CGFloat] = []
  private var measuredWidth: CGFloat = 0
  private let ruler = UILabel(frame: .zero)

  init(_ entry: FileEntry, in files: any FileSystem) {
    self.entry = entry
    self.files = files
    super.init(style: .plain)
    title = entry.name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.separatorStyle = .none
    // Every height is known before its row is shown.
    tableView.estimatedRowHeight = 0
    ruler.numberOfLines = 0
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (page: TextController, _: UITraitCollection) in
      page.measure()
    }
    showInfoButton(for: entry, in: files)
    read()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(true, animated: animated)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    message?.frame = CGRect(origin: .zero, size: view.bounds.inset(by: view.safeAreaInsets).size)
    if textWidth != measuredWidth { measure() }
  }

  private func read() {
    let (files, path) = (files, entry.path)
    load {
      Result { () throws(FileError) in
        // One byte more shows whether the file is longer.
        let data = try files.beginning(of: path, bytes: TextController.limit + 1)
        return TextExcerpt(data, limit: TextController.limit)
      }
    } then: { [weak self] result in
      self?.show(result)
    }
  }

  private func show(_ result: Result<TextExcerpt?, FileError>) {
    switch result {
    case .success(let passage?):
      let end = passage.isCut ? ["", "The first \(CountText.bytes(TextController.limit))."] : []
      paragraphs = passage.paragraphs + end
      if paragraphs.isEmpty { show(MessageView(symbol: "doc", headline: "Empty File")) }
    case .success(nil):
      show(
        MessageView(
          symbol: "doc", headline: "Not a Text",
          body: "\(CountText.bytes(entry.size)) of something only a program can read."))
    case .failure(let error): show(MessageView(error))
    }
    measure()
  }

  private func show(_ message: MessageView) {
    self.message = message
    view.addSubview(message)
    view.setNeedsLayout()
  }

  /// The width of a row's text, between the margins that the cells take from the table.
  private var textWidth: CGFloat { tableView.layoutMarginsGuide.layoutFrame.width }

  private var font: UIFont {
    UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: TextController.fontSize), compatibleWith: traitCollection)
  }

  private func measure() {
    measuredWidth = textWidth
    ruler.font = font
    heights = []
    measureSome()
  }

  /// Measures about a screen of text and schedules the rest, so that no frame is delayed.
  private func measureSome() {
    var rest = TextController.measuredAtOnce
    while heights.count < paragraphs.count, rest > 0 {
      let paragraph = paragraphs[heights.count]
      heights.append(height(of: paragraph))
      rest -= max(paragraph.count, TextController.emptyLineWorth)
    }
    tableView.reloadData()
    guard heights.count < paragraphs.count else { return }
    load {
    } then: { [weak self] _ in
      self?.measureSome()
    }
  }

  private func height(of paragraph: String) -> CGFloat {
    ruler.text = paragraph.isEmpty ? " " : paragraph
    return ruler.sizeThatFits(CGSize(width: measuredWidth, height: .greatestFiniteMagnitude)).height
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    heights.count
  }

  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    // As all rows at accessibility sizes, they size themselves.
    traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      ? UITableView.automaticDimension
      : heights[indexPath.row].rounded(.up) + TextController.paragraphGap
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueCell(.default)
    cell.textLabel?.text = paragraphs[indexPath.row]
    cell.textLabel?.font = ruler.font
    cell.textLabel?.numberOfLines = 0
    cell.selectionStyle = .none
    return cell
  }

  /// In points.
  private static let fontSize: CGFloat = 16
  /// The space between paragraphs, in points.
  private static let paragraphGap: CGFloat = 4
  /// The number of characters measured at a time: about a screen.
  private static let measuredAtOnce = 2000
  /// The number of characters that an empty line counts as.
  private static let emptyLineWorth = 20
  /// The number of bytes read from a file: about twenty pages.
  private nonisolated static let limit = 32_000
}
