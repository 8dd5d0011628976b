/// The page of an errand, which can be edited.
final class ErrandPage: UIViewController {
  private let errand: ErrandView

  init(_ title: String) {
    errand = ErrandView(title)
    super.init(nibName: nil, bundle: nil)
    self.title = "Errand"
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = errand }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(true, animated: animated)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    navigationItem.setHidesBackButton(editing, animated: animated)
    errand.setEditing(editing, animated: animated)
  }
}

/// A name with a colour; while it is edited, it offers other colours.
final class ErrandView: UIView {
  private static let colors: [(name: String, color: UIColor)] = [
    ("Red", .systemRed), ("Orange", .systemOrange), ("Green", .systemGreen), ("Blue", .systemBlue),
  ]
  private let name = UILabel(frame: .zero)
  private let mark = UIView(frame: .zero)
  private let choices = UIView(frame: .zero)

  init(_ title: String) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    name.text = title
    name.font = UIFontMetrics(forTextStyle: .title2).scaledFont(
      for: .systemFont(ofSize: ErrandView.nameSize, weight: .semibold))
    name.adjustsFontForContentSizeCategory = true
    name.numberOfLines = 0
    mark.backgroundColor = ErrandView.colors[0].color
    choices.alpha = 0
    for part in [name, mark, choices] { addSubview(part) }
    for choice in ErrandView.colors { choices.addSubview(button(choice.name, choice.color)) }
  }

  required init?(coder: NSCoder) { nil }

  func setEditing(_ isEditing: Bool, animated: Bool) {
    let change = { self.choices.alpha = isEditing ? 1 : 0 }
    if animated {
      UIView.animate(withDuration: ErrandView.fade, animations: change)
    } else {
      change()
    }
  }

  private func button(_ name: String, _ color: UIColor) -> UIButton {
    let choose = UIAction { [weak self] _ in self?.mark.backgroundColor = color }
    let button = UIButton(type: .system)
    button.addAction(choose, for: .touchUpInside)
    button.accessibilityLabel = name
    button.backgroundColor = color
    button.layer.cornerRadius = ErrandView.side / 2
    return button
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (side, gap) = (ErrandView.side, ErrandView.gap)
    let room = bounds.inset(by: safeAreaInsets).insetBy(dx: gap, dy: gap)
    let indent = ErrandView.markWidth + gap
    let fitting = name.sizeThatFits(CGSize(width: room.width - indent, height: 0))
    let height = max(side, fitting.height)
    name.frame = fromLeading(
      CGRect(
        x: room.minX + indent, y: room.minY, width: room.width - indent, height: height))
    mark.frame = fromLeading(
      CGRect(x: room.minX, y: room.minY, width: ErrandView.markWidth, height: height))
    choices.frame = CGRect(
      x: room.minX, y: room.minY + height + gap, width: room.width, height: side)
    for (index, button) in choices.subviews.enumerated() {
      button.frame = choices.fromLeading(
        CGRect(x: CGFloat(index) * (side + gap), y: 0, width: side, height: side))
    }
  }

  // In points; the fade in seconds.
  private static let side: CGFloat = 44
  private static let gap: CGFloat = 20
  private static let markWidth: CGFloat = 6
  private static let nameSize: CGFloat = 22
  private static let fade = 0.25
}
