import Foundation

/// The popover of a compact date picker: a calendar, or the wheels of a time.
final class DatePopover: UIViewController, UIPopoverPresentationControllerDelegate {
  private let picker: UIDatePicker
  /// Called when it is about to go.
  var whenClosed: () -> Void = {}

  init(_ settings: DateSettings, for owner: UIDatePicker) {
    picker = UIDatePicker(settings, style: settings.mode == .date ? .inline : .wheels)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
    popoverPresentationController?.delegate = self
    popoverPresentationController?.hasArrow = false
    preferredContentSize = picker.sizeThatFits(.zero)
    if settings.mode == .time { preferredContentSize.width = Self.timeWidth }
    let choose = UIAction { [weak owner, weak picker] _ in
      picker.map { owner?.userDidChoose($0.date) }
    }
    picker.addAction(choose, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(picker)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    picker.frame = view.bounds.inset(by: view.safeAreaInsets)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    whenClosed()
  }

  func show(_ date: Date) { if picker.date != date { picker.date = date } }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  /// The width of the wheels of a time, in points.
  private static let timeWidth: CGFloat = 240
}
