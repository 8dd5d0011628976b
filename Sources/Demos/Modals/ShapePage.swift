/// A shape that a sheet of half the height changes; a tap changes its colour while the sheet is
/// open.
final class ShapePage: UIViewController {
  private let shape = UIButton(type: .custom)
  private var colors: [UIColor] = [.systemTeal, .systemOrange, .systemPurple]
  /// The side and the corner radius, as parts of what is possible.
  private var side: Float = 0.5
  private var roundness: Float = 0.3

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Half a Sheet"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Adjust", primaryAction: UIAction { [weak self] _ in self?.openSheet() })
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    shape.accessibilityLabel = "Shape"
    shape.addAction(UIAction { [weak self] _ in self?.changeColor() }, for: .touchUpInside)
    view.addSubview(shape)
    changeColor()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let side = (0.25 + 0.75 * CGFloat(side)) * min(area.width * 0.5, area.height * 0.4)
    shape.bounds.size = CGSize(width: side, height: side)
    shape.center = CGPoint(x: area.midX, y: area.minY + area.height * 0.25)
    shape.layer.cornerRadius = CGFloat(roundness) * side / 2
  }

  private func changeColor() {
    shape.backgroundColor = colors.first
    colors.append(colors.removeFirst())
  }

  private func openSheet() {
    guard presentedViewController == nil else { return }
    let sheet = ShapeSheet(side: side, roundness: roundness) { [weak self] side, roundness in
      self?.side = side
      self?.roundness = roundness
      self?.view.setNeedsLayout()
    }
    present(sheet, animated: true)
  }
}
