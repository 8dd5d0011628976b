/// A sheet of half or all of the height, with sliders for the page behind, which is not dimmed.
final class ShapeSheet: UIViewController {
  private let sliders = [UISlider(), UISlider()]
  private let change: (_ side: Float, _ roundness: Float) -> Void

  init(side: Float, roundness: Float, change: @escaping (Float, Float) -> Void) {
    self.change = change
    super.init(nibName: nil, bundle: nil)
    for (slider, value) in zip(sliders, [side, roundness]) { slider.value = value }
    modalPresentationStyle = .pageSheet
    sheetPresentationController?.detents = [.medium(), .large()]
    sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    sheetPresentationController?.prefersGrabberVisible = true
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let stack = UIStackView(arrangedSubviews: zip(["Size", "Corners"], sliders).map(row))
    stack.axis = .vertical
    stack.spacing = 24
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  private func row(_ title: String, _ slider: UISlider) -> UIView {
    let label = UILabel()
    label.text = title
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    slider.accessibilityLabel = title
    slider.addAction(UIAction { [weak self] _ in self?.notifyChange() }, for: .valueChanged)
    let row = UIStackView(arrangedSubviews: [label, slider])
    row.axis = .vertical
    row.spacing = 8
    return row
  }

  private func notifyChange() { change(sliders[0].value, sliders[1].value) }
}
