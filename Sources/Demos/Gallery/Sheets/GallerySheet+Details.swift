extension GallerySheet {
  static let details = GallerySheet(
    title: "Details", summary: "Indexes, selections, texts, images"
  ) {
    [
      GalleryTile.inEveryLook("Section index", height: 330) { IndexPage() },
      GalleryTile.inEveryLook("Section index without room", height: 160) { IndexPage() },
      GalleryTile.inEveryLook("Selecting", height: 190) { SelectionPage() },
      GalleryTile.inEveryLook("Texts", height: 360) { AttributedTextPage() },
      GalleryTile.inEveryLook("Images", height: 200) { ControlImagesPage() },
    ]
  }
}

/// Names in sections by their first letters.
private final class IndexPage: UITableViewController {
  private let names = Dictionary(
    grouping: [
      "Adriatic", "Aegean", "Baltic", "Barents", "Caspian", "Celtic", "Dead Sea", "East Siberian",
      "Greenland", "Ionian", "Irish", "Java", "Kara", "Laptev", "Marmara", "North", "Norwegian",
      "Okhotsk", "Philippine", "Red", "Ross", "Sargasso", "Tasman", "Timor", "Weddell", "White",
      "Yellow", "Zeeland",
    ], by: { String($0.prefix(1)) })
  private var letters: [String] { names.keys.sorted() }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.isScrollEnabled = false
  }

  override func numberOfSections(in tableView: UITableView) -> Int { letters.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names[letters[section]]?.count ?? 0
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { letters[section] }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    .showing(
      names[letters[indexPath.section]]?[indexPath.row] ?? "", accessory: .disclosureIndicator)
  }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    [UITableView.indexSearch] + letters
  }

  override func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { max(0, index - 1) }
}

/// Rows that are selected by circles, and one with a background of its own.
private final class SelectionPage: UITableViewController {
  init() { super.init(style: .insetGrouped) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.isScrollEnabled = false
    tableView.allowsMultipleSelectionDuringEditing = true
    setEditing(true, animated: false)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableView.selectRow(
      at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell.showing(["Bow", "Stern", "Keel"][indexPath.row])
    cell.indentationLevel = indexPath.row
    cell.editingAccessoryType = .detailButton
    guard indexPath.row == 2 else { return cell }
    var background = UIBackgroundConfiguration.listGroupedCell()
    background.cornerRadius = 8
    background.strokeColor = .systemBlue
    background.strokeWidth = 1
    background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 3, leading: 3, bottom: 3, trailing: 3)
    cell.backgroundConfiguration = background
    return cell
  }
}

/// Labels with attributes, shadows and letters that become smaller.
private final class AttributedTextPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let stack = UIStackView(arrangedSubviews: [paragraphs, ruled, pictured, shadowed, fitted])
    stack.axis = .vertical
    stack.spacing = 12
    stack.frame = CGRect(x: 12, y: 12, width: GallerySheet.column - 24, height: 336)
    view.addSubview(stack)
  }

  private func label(_ text: NSAttributedString) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text
    return label
  }

  private var paragraphs: UILabel {
    let style = NSMutableParagraphStyle()
    style.firstLineHeadIndent = 24
    style.headIndent = 8
    style.tailIndent = -8
    style.paragraphSpacing = 8
    style.lineHeightMultiple = 1.2
    return label(
      NSAttributedString(
        string: "The first line of a paragraph is indented.\nThe next one is set apart from it.",
        attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 15)]))
  }

  private var ruled: UILabel {
    let text = NSMutableAttributedString(string: "")
    for (word, style) in [
      ("dots", NSUnderlineStyle.patternDot), ("dashes", .patternDash),
      ("both", .patternDashDot), ("by word", .byWord),
    ] {
      text.append(
        NSAttributedString(
          string: word, attributes: [.underlineStyle: NSUnderlineStyle.single.union(style).rawValue]
        ))
      text.append(NSAttributedString(string: ", "))
    }
    text.append(NSAttributedString(string: "a "))
    text.append(
      NSAttributedString(string: "link", attributes: [.link: "https://example.org"]))
    return label(text)
  }

  private var pictured: UILabel {
    let star = NSTextAttachment(image: UIImage(systemName: "star.fill") ?? UIImage())
    star.bounds = CGRect(x: 0, y: -3, width: 18, height: 18)
    let text = NSMutableAttributedString(string: "A ")
    text.append(NSAttributedString(attachment: star))
    text.append(NSAttributedString(string: " and E = mc"))
    text.append(
      NSAttributedString(
        string: "2", attributes: [.baselineOffset: 6, .font: UIFont.systemFont(ofSize: 11)]))
    return label(text)
  }

  private var shadowed: UILabel {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    shadow.shadowBlurRadius = 3
    shadow.shadowColor = UIColor.systemOrange
    return label(
      NSAttributedString(
        string: "Soft shadow",
        attributes: [.shadow: shadow, .font: UIFont.systemFont(ofSize: 24, weight: .bold)]))
  }

  private var fitted: UILabel {
    let label = UILabel()
    label.text = "This line becomes smaller until all of it has room"
    label.font = .systemFont(ofSize: 24)
    label.adjustsFontSizeToFitWidth = true
    return label
  }
}

/// Controls with images in the place of their usual looks.
private final class ControlImagesPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let slider = UISlider(frame: CGRect(x: 16, y: 12, width: 220, height: 34))
    slider.setThumbImage(
      pill(.systemOrange, CGSize(width: 18, height: 30), radius: 5), for: .normal)
    slider.setMinimumTrackImage(track(.systemOrange), for: .normal)
    slider.setMaximumTrackImage(track(.systemGray), for: .normal)
    slider.value = 0.4
    let stepper = UIStepper(frame: CGRect(x: 16, y: 60, width: 94, height: 32))
    stepper.setBackgroundImage(caps(.systemGreen), for: .normal)
    stepper.setBackgroundImage(caps(.systemTeal), for: .disabled)
    stepper.setDividerImage(
      pill(.white, CGSize(width: 2, height: 32), radius: 0), forLeftSegmentState: .normal,
      rightSegmentState: .normal)
    let segments = UISegmentedControl(items: ["Ebb", "Slack", "Flood"])
    segments.frame = CGRect(x: 16, y: 108, width: 220, height: 32)
    segments.setBackgroundImage(caps(.systemGray), for: .normal, barMetrics: .default)
    segments.setBackgroundImage(caps(.systemPurple), for: .selected, barMetrics: .default)
    segments.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .normal)
    segments.selectedSegmentIndex = 0
    for control in [slider, stepper, segments] { view.addSubview(control) }
  }

  private func pill(_ color: UIColor, _ size: CGSize, radius: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in
      color.setFill()
      UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: radius).fill()
    }
  }

  private func track(_ color: UIColor) -> UIImage {
    pill(color, CGSize(width: 12, height: 8), radius: 4)
      .resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5))
  }

  private func caps(_ color: UIColor) -> UIImage {
    pill(color, CGSize(width: 24, height: 32), radius: 8)
      .resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10))
  }
}
