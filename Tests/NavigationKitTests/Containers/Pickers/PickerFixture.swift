import Foundation
import Goldens
import Input
import NavigationKit

/// A picker of 390 by 216 points at the stage's top left, with a log of what the user selects.
final class PickerFixture: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  let stage: Stage
  let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 390, height: 216))
  var counts: [Int]
  private(set) var selected: [[Int]] = []
  /// The rows that were asked for titles.
  private(set) var asked: Set<Int> = []

  init(_ counts: [Int] = [12], traits: UITraitCollection = UITraitCollection()) {
    self.counts = counts
    stage = Stage(size: CGSize(width: 390, height: 600), traits: traits)
    super.init()
    let page = UIViewController()
    page.view = UIView(frame: .zero)
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    picker.dataSource = self
    picker.delegate = self
    page.view.addSubview(picker)
    page.view.layoutIfNeeded()
  }

  /// A point in the middle of the picker, a distance below its middle.
  func point(_ distance: CGFloat, x: CGFloat = 195) -> CGPoint { CGPoint(x: x, y: 108 + distance) }

  var wheels: [StageElement] { stage.elements(.picker) }

  /// The middles of the rows on screen, from the picker's top, to whole points.
  func middle(of row: Int, in component: Int = 0) -> CGFloat? {
    guard let view = picker.view(forRow: row, forComponent: component) else { return nil }
    let frame = view.superview?.convert(view.frame, to: picker) ?? .zero
    return frame.midY.rounded()
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    counts[component]
  }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    asked.insert(row)
    return "\(component):\(row)"
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    selected.append([component, row])
  }
}
