/// A date picker that begins at the present moment, in the time zone of the app.
final class ReminderPage: PickerPage {
  private let picker = UIDatePicker()

  init(_ title: String) {
    picker.datePickerMode = .dateAndTime
    picker.preferredDatePickerStyle = .inline
    picker.locale = Locale(identifier: "en_US")
    super.init(title, picker: picker)
    let updateLabel = UIAction { [weak self] _ in self?.updateLabel() }
    picker.addAction(updateLabel, for: .valueChanged)
    label.accessibilityIdentifier = "moment"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    updateLabel()
  }

  private func updateLabel() {
    label.text = DateText(zone: .local).moment(picker.date)
    viewIfLoaded?.setNeedsLayout()
  }
}
