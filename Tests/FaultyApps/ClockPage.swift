import Foundation
import NavigationShell

/// A page that shows its time zone, the first hour of 2001 there and a date picker.
final class ClockPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let moment = Date(timeIntervalSinceReferenceDate: 0)
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.dateFormat = "HH:mm"
    let texts = [
      TimeZone.current.identifier, "formatted \(formatter.string(from: moment))",
      "hour \(Calendar.current.component(.hour, from: moment))",
    ]
    for (index, text) in texts.enumerated() {
      let label = UILabel(frame: CGRect(x: 10, y: 10 + 30 * index, width: 300, height: 30))
      label.text = text
      view.addSubview(label)
    }
    let picker = UIDatePicker(frame: CGRect(x: 10, y: 110, width: 300, height: 40))
    picker.preferredDatePickerStyle = .compact
    view.addSubview(picker)
  }
}
