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
    name.font = .systemFont(ofSize: ErrandView.nameSize, weight: .semibold)
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
    let top = safeAreaInsets.top + gap
    mark.frame = CGRect(x: gap, y: top, width: ErrandView.markWidth, height: side)
    let left = mark.frame.maxX + gap
    name.frame = CGRect(x: left, y: top, width: bounds.width - left - gap, height: side)
    choices.frame = CGRect(x: 0, y: top + side + gap, width: bounds.width, height: side)
    for (index, button) in choices.subviews.enumerated() {
      button.frame = CGRect(
        x: gap + CGFloat(index) * (side + gap), y: 0, width: side, height: side)
    }
  }

  // In points; the fade in seconds.
  private static let side: CGFloat = 44
  private static let gap: CGFloat = 20
  private static let markWidth: CGFloat = 6
  private static let nameSize: CGFloat = 22
  private static let fade = 0.25
}
