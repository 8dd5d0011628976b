import Foundation
import NavigationKit

/// Pickers that are turned, set and given other rows, dates and looks.
struct PickerActions: WalkActions {
  func act(on walk: RandomWalk) {
    guard let screen = walk.screen.editing else { return }
    switch walk.random.next(below: 6) {
    case 0: drag(over: walk.random.isOne(in: 2) ? screen.picker : screen.datePicker, walk)
    case 1: choose(in: screen, walk)
    case 2: load(screen, walk)
    case 3: setDate(of: screen.datePicker, walk)
    case 4: limit(screen.datePicker, walk)
    default: restyle(screen.datePicker, walk)
    }
  }

  private func drag(over view: UIView, _ walk: RandomWalk) {
    guard !walk.isFingerDown else { return }
    let frame = view.frame
    let start = CGPoint(
      x: frame.minX + CGFloat(walk.random.next(below: 320)), y: frame.minY + 108)
    let end = CGPoint(x: start.x, y: start.y + CGFloat(walk.random.next(below: 200) - 100))
    walk.record("turn from \(start) to \(end)")
    walk.stage.drag(from: start, to: end, over: Double(walk.random.next(below: 30)) / 100)
  }

  private func choose(in screen: WalkEditingController, _ walk: RandomWalk) {
    let component = walk.random.next(below: 2)
    guard screen.rows[component] > 0 else { return }
    let row = walk.random.next(below: screen.rows[component])
    walk.record("choose row \(row) of \(component)")
    screen.picker.selectRow(row, inComponent: component, animated: walk.random.isOne(in: 2))
  }

  private func load(_ screen: WalkEditingController, _ walk: RandomWalk) {
    let component = walk.random.next(below: 2)
    screen.rows[component] = walk.random.pick([0, 1, 5, 100])
    walk.record("load \(screen.rows)")
    walk.random.isOne(in: 2)
      ? screen.picker.reloadAllComponents() : screen.picker.reloadComponent(component)
  }

  private func setDate(of picker: UIDatePicker, _ walk: RandomWalk) {
    let date = randomDate(walk)
    walk.record("date \(date)")
    picker.setDate(date, animated: walk.random.isOne(in: 2))
  }

  private func limit(_ picker: UIDatePicker, _ walk: RandomWalk) {
    let dates = [randomDate(walk), randomDate(walk)].sorted()
    walk.record("dates \(dates)")
    picker.minimumDate = walk.random.isOne(in: 2) ? dates[0] : nil
    picker.maximumDate = walk.random.isOne(in: 2) ? dates[1] : nil
  }

  private func restyle(_ picker: UIDatePicker, _ walk: RandomWalk) {
    picker.datePickerMode = walk.random.pick([.date, .time, .dateAndTime])
    picker.preferredDatePickerStyle = walk.random.pick([.wheels, .compact, .inline])
    picker.minuteInterval = walk.random.pick([1, 5, 15])
    walk.record("style \(picker.preferredDatePickerStyle) of \(picker.datePickerMode)")
  }

  private func randomDate(_ walk: RandomWalk) -> Date {
    Date(timeIntervalSince1970: 1_690_000_000 + 3600 * Double(walk.random.next(below: 20_000)))
  }
}
