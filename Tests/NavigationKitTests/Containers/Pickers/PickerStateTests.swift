import Foundation
import NavigationKit
import Testing

/// The state that pickers keep when an app ends, and months that a finger turns.
struct PickerStateTests {
  /// A page with a picker of both kinds that are saved.
  private final class Page: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    let rows = UIPickerView(frame: CGRect(x: 0, y: 100, width: 390, height: 216))
    let date = UIDatePicker(frame: CGRect(x: 0, y: 320, width: 390, height: 216))

    override func viewDidLoad() {
      super.viewDidLoad()
      date.datePickerMode = .date
      date.preferredDatePickerStyle = .wheels
      rows.dataSource = self
      rows.delegate = self
      rows.restorationIdentifier = "rows"
      date.restorationIdentifier = "date"
      view.addSubview(rows)
      view.addSubview(date)
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      20
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "\(row)" }
  }

  private func stack() -> UINavigationController {
    let page = Page()
    page.restorationIdentifier = "page"
    let stack = UINavigationController(rootViewController: page)
    stack.restorationIdentifier = "stack"
    return stack
  }

  private func page(_ stack: UINavigationController) -> Page? {
    stack.viewControllers.first as? Page
  }

  @Test func `rows and dates are selected as they were`() throws {
    let chosen = Date(timeIntervalSinceReferenceDate: 40 * 86_400)
    let restart = try Restart(stack) { stack, stage in
      page(stack)?.rows.selectRow(7, inComponent: 1, animated: false)
      page(stack)?.date.date = chosen
      stage.settle()
    }
    let back = page(restart.root)
    #expect(back?.rows.selectedRow(inComponent: 0) == 0)
    #expect(back?.rows.selectedRow(inComponent: 1) == 7)
    #expect(back?.date.date == chosen && restart.isSame)
  }

  @Test(
    arguments: [
      (false, -200, "February 2001"), (false, 200, "December 2000"), (true, 200, "February 2001"),
    ]
      as [(Bool, CGFloat, String)])
  func `a swipe turns to the next or the former month`(
    isRightToLeft: Bool, distance: CGFloat, month: String
  ) {
    let stage = Stage(
      size: CGSize(width: 390, height: 600),
      traits: UITraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight))
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .inline
    picker.frame = CGRect(x: 35, y: 50, width: 320, height: 340)
    let page = UIViewController()
    page.view = UIView(frame: .zero)
    page.view.addSubview(picker)
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    stage.settle()
    let start = CGPoint(x: 195 - distance / 2, y: 200)
    stage.drag(from: start, to: CGPoint(x: start.x + distance, y: 205), over: 0.15)
    stage.settle()
    #expect(stage.elements().contains { $0.label == month })
    #expect(picker.date == Date(timeIntervalSinceReferenceDate: 0), "no day was chosen")
  }
}
