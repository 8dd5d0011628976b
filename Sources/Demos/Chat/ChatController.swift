/// A chat: messages in rows as high as their text, and a text view that grows while it is typed
/// into.
final class ChatController: UIViewController {
  private let table = UITableView(frame: .zero, style: .plain)
  private let message = UITextView()
  private let hint = UILabel()
  private let send = UIButton(type: .system)
  private let bar = UIStackView()
  private var limit: NSLayoutConstraint?
  private var messages = ChatMessage.samples
  /// The height that the list had last.
  private var height: CGFloat = 0

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Chat"
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    table.register(ChatCell.self, forCellReuseIdentifier: "message")
    table.dataSource = self
    table.separatorStyle = .none
    table.allowsSelection = false
    table.keyboardDismissMode = .interactive
    setUpMessage()
    setUpBar()
    for child in [table, bar, hint] as [UIView] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: view.topAnchor),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      table.bottomAnchor.constraint(equalTo: bar.topAnchor, constant: -Self.space),
      bar.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      bar.bottomAnchor.constraint(
        equalTo: view.keyboardLayoutGuide.topAnchor, constant: -Self.space),
      hint.leadingAnchor.constraint(equalTo: message.leadingAnchor, constant: 13),
      hint.trailingAnchor.constraint(lessThanOrEqualTo: message.trailingAnchor, constant: -13),
      hint.topAnchor.constraint(equalTo: message.topAnchor, constant: Self.space),
      // As high as a message of one line, so that both are on one line.
      send.heightAnchor.constraint(equalTo: hint.heightAnchor, constant: 2 * Self.space),
    ])
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (chat: ChatController, _: UITraitCollection) in
      chat.placeSend()
      chat.table.reloadData()
    }
    limit = message.heightAnchor.constraint(equalToConstant: Self.highest)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let isSmaller = table.bounds.height < height
    height = table.bounds.height
    // The newest message stays in sight where the keyboard or a long text takes room.
    if isSmaller, !table.isTracking { showNewest(animated: false) }
  }

  // MARK: Parts

  private func setUpMessage() {
    message.delegate = self
    message.accessibilityLabel = "Message"
    message.font = .preferredFont(forTextStyle: .body)
    message.adjustsFontForContentSizeCategory = true
    message.isScrollEnabled = false
    message.layer.cornerRadius = 18
    message.backgroundColor = .secondarySystemBackground
    message.textContainerInset = UIEdgeInsets(
      top: Self.space, left: Self.space, bottom: Self.space, right: Self.space)
    hint.text = "Message"
    hint.font = message.font
    hint.adjustsFontForContentSizeCategory = true
    hint.textColor = .tertiaryLabel
  }

  private func setUpBar() {
    send.setTitle("Send", for: .normal)
    send.titleLabel?.font = .preferredFont(forTextStyle: .body)
    send.titleLabel?.adjustsFontForContentSizeCategory = true
    send.isEnabled = false
    send.setContentCompressionResistancePriority(.required, for: .horizontal)
    send.addAction(UIAction { [weak self] _ in self?.sendMessage() }, for: .touchUpInside)
    for part in [message, send] { bar.addArrangedSubview(part) }
    bar.spacing = Self.space
    placeSend()
  }

  /// Puts the button below the message where both are too large for one line.
  private func placeSend() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    bar.axis = isLarge ? .vertical : .horizontal
    bar.alignment = isLarge ? .fill : .bottom
    send.setContentHuggingPriority(isLarge ? .defaultLow : .required, for: .horizontal)
  }

  // MARK: Sending

  private func sendMessage() {
    messages.append(ChatMessage(text: message.text, isOwn: true))
    message.text = ""
    messageDidChange()
    // The list is as high as the message leaves it.
    view.layoutIfNeeded()
    table.insertRows(at: [newest], with: .fade)
    showNewest(animated: true)
  }

  private var newest: IndexPath { IndexPath(row: messages.count - 1, section: 0) }

  private func showNewest(animated: Bool) {
    table.scrollToRow(at: newest, at: .bottom, animated: animated)
  }

  /// It grows up to its limit, and scrolls from then on.
  private func messageDidChange() {
    hint.isHidden = message.hasText
    send.isEnabled = message.hasText
    let room = CGSize(width: message.bounds.width, height: .greatestFiniteMagnitude)
    let isHigh = message.sizeThatFits(room).height > Self.highest
    message.isScrollEnabled = isHigh
    limit?.isActive = isHigh
  }

  /// In points.
  private static let space: CGFloat = 8
  private static let highest: CGFloat = 120
}

extension ChatController: UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) { messageDidChange() }
}

extension ChatController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    (cell as? ChatCell)?.show(messages[indexPath.row])
    return cell
  }
}
