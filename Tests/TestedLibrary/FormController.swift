import NavigationShell

/// A form with each kind of control, and a line that says what was done last.
final class FormController: UIViewController {
  let status = UILabel()
  let taps = UIView()

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Form"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    status.text = "Nothing yet"
    status.accessibilityIdentifier = "status"
    let stack = UIStackView(
      arrangedSubviews: [status] + fields + controls + [gestures, wheel])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
  }

  private var fields: [UIView] {
    let name = UITextField()
    name.placeholder = "Name"
    let password = UITextField()
    password.placeholder = "Password"
    password.isSecureTextEntry = true
    for field in [name, password] {
      field.borderStyle = .roundedRect
      field.addAction(
        UIAction { [weak self, weak field] _ in
          self?.status.text = "Typed \(field?.text?.count ?? 0)"
        }, for: .editingChanged)
    }
    return [name, password]
  }

  private var controls: [UIView] {
    let toggle = UISwitch()
    toggle.accessibilityLabel = "Loud"
    let slider = UISlider()
    slider.accessibilityIdentifier = "volume"
    let segments = UISegmentedControl(items: ["Small", "Large"])
    segments.selectedSegmentIndex = 0
    let stepper = UIStepper()
    stepper.addAction(
      UIAction { [weak self] in self?.status.text = "Steps \(($0.sender as? UIStepper)?.value ?? 0)"
      },
      for: .valueChanged)
    let button = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "Send") { [weak self] _ in self?.status.text = "Sent" })
    let off = UIButton(configuration: .plain(), primaryAction: UIAction(title: "Off") { _ in })
    off.isEnabled = false
    return [toggle, slider, segments, stepper, button, off]
  }

  /// A view that says which gesture it got.
  private var gestures: UIView {
    taps.backgroundColor = .secondarySystemBackground
    taps.isAccessibilityElement = true
    taps.accessibilityLabel = "Pad"
    taps.heightAnchor.constraint(equalToConstant: 100).isActive = true
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let two = UITapGestureRecognizer()
    two.numberOfTouchesRequired = 2
    add(double, "Double tap")
    add(two, "Two fingers")
    add(UILongPressGestureRecognizer(), "Long press")
    add(UIPinchGestureRecognizer(), "Pinch")
    add(UIRotationGestureRecognizer(), "Rotation")
    return taps
  }

  private func add(_ recognizer: UIGestureRecognizer, _ name: String) {
    recognizer.addAction(
      UIAction { [weak self] action in
        let state = (action.sender as? UIGestureRecognizer)?.state
        if state == .ended { self?.status.text = name }
      })
    taps.addGestureRecognizer(recognizer)
  }

  private var wheel: UIView {
    let picker = UIPickerView()
    picker.dataSource = self
    picker.delegate = self
    picker.heightAnchor.constraint(equalToConstant: 120).isActive = true
    return picker
  }
}

extension FormController: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    ["Red", "Green", "Blue", "Black", "White"][row]
  }
}
