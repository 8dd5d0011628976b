/// The pages of the Pickers demo.
enum PickerPages {
  static var list: UIViewController {
    PageListController(
      "Pickers",
      pages: [
        .page("Breakfast", "Two wheels, for what and how much") { BreakfastPage($0) },
        .page("Departure", "Wheels for a date and a time") { DatePage($0, .dateAndTime, .wheels) },
        .page("Countdown", "Wheels for a duration") { DatePage($0, .countDownTimer, .wheels) },
        .page("Calendar", "A month, and a time") { DatePage($0, .dateAndTime, .inline) },
        .page("Appointment", "Buttons that open them") { DatePage($0, .dateAndTime, .compact) },
        .page("Reminder", "The present day, in your time zone") { ReminderPage($0) },
      ])
  }
}

/// A page with a picker under a line that says what is selected.
class PickerPage: UIViewController {
  let label = UILabel(frame: .zero)
  private let picker: UIView
  private let page = UIScrollView(frame: .zero)

  init(_ title: String, picker: UIView) {
    self.picker = picker
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = page }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.textAlignment = .center
    label.numberOfLines = 0
    view.addSubview(label)
    view.addSubview(picker)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.inset(by: view.safeAreaInsets).size
    let room = CGRect(origin: CGPoint(x: view.safeAreaInsets.left, y: 0), size: size)
    let line = room.insetBy(dx: PickerPage.margin, dy: 0)
    let height = label.sizeThatFits(CGSize(width: line.width, height: 0)).height
    label.frame = CGRect(
      x: line.minX, y: line.minY, width: line.width, height: max(height, PickerPage.labelHeight))
    let fitting = picker.sizeThatFits(room.size)
    let width =
      fitting.width < PickerPage.wide ? fitting.width : min(room.width, PickerPage.widest)
    picker.frame = CGRect(
      x: room.midX - width / 2, y: label.frame.maxY, width: width, height: fitting.height)
    page.contentSize = CGSize(width: size.width, height: picker.frame.maxY)
  }

  // In points.
  private static let labelHeight: CGFloat = 60
  private static let margin: CGFloat = 16
  /// From which natural width on a picker fills the page, up to the widest.
  private static let wide: CGFloat = 320
  private static let widest: CGFloat = 420
}

/// The page of a breakfast: the food, and how much of it.
final class BreakfastPage: PickerPage, UIPickerViewDataSource, UIPickerViewDelegate {
  private let picker = UIPickerView()
  private let food = ["Porridge", "Rolls", "Pancakes", "Eggs", "Fruit", "Yogurt", "Waffles"]

  init(_ title: String) {
    super.init(title, picker: picker)
    picker.dataSource = self
    picker.delegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    picker.selectRow(2, inComponent: 0, animated: false)
    picker.selectRow(1, inComponent: 1, animated: false)
    updateLabel()
  }

  private func updateLabel() {
    let (what, portions) = (
      picker.selectedRow(inComponent: 0), picker.selectedRow(inComponent: 1) + 1
    )
    label.text = "\(food[what]) for \(portions)"
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component == 0 ? food.count : 12
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { component == 0 ? food[row] : "\(row + 1)" }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    updateLabel()
  }
}

/// A date picker that starts in May 2024.
final class DatePage: PickerPage {
  private let picker = UIDatePicker()

  init(_ title: String, _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) {
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.locale = Locale(identifier: "en_US")
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.date = Date(timeIntervalSince1970: DatePage.start)
    picker.countDownDuration = DatePage.duration
    super.init(title, picker: picker)
    let updateLabel = UIAction { [weak self] _ in self?.updateLabel() }
    picker.addAction(updateLabel, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    updateLabel()
  }

  private func updateLabel() {
    let isCountdown = picker.datePickerMode == .countDownTimer
    label.text =
      isCountdown
      ? "\(Int(picker.countDownDuration / 60)) minutes"
      : DateText(zone: .utc).moment(picker.date)
    viewIfLoaded?.setNeedsLayout()
  }

  /// May 12, 2024 at 9:05 AM in GMT.
  private static let start: TimeInterval = 1_715_504_700
  /// In seconds.
  private static let duration: TimeInterval = 3900
}
