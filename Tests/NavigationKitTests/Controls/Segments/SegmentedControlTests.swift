import Goldens
import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// A segmented control under a finger, alone and in bars.
struct SegmentedControlTests {
  private let stage = Stage(size: .smallPhone)
  private let page = UIViewController()

  init() {
    page.view = UIView(frame: .zero)
    stage.window.rootViewController = UINavigationController(rootViewController: page)
    stage.window.makeKeyAndVisible()
  }

  private func control(_ items: [Any]) -> (UISegmentedControl, ChoiceLog) {
    let control = UISegmentedControl(items: items)
    let counter = ChoiceLog()
    control.addAction(
      UIAction { action in
        (action.sender as? UISegmentedControl).map {
          counter.chosen.append($0.selectedSegmentIndex)
        }
      }, for: .valueChanged)
    control.frame = CGRect(x: 10, y: 200, width: 300, height: 32)
    page.view.addSubview(control)
    return (control, counter)
  }

  private final class ChoiceLog { var chosen: [Int] = [] }

  @Test func `a tap chooses a segment and tells once`() {
    let (control, counter) = control(["One", "Two", "Three"])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    stage.tap("Two")
    stage.tap("Two")
    #expect(control.selectedSegmentIndex == 1 && counter.chosen == [1])
    control.selectedSegmentIndex = 2
    #expect(counter.chosen == [1])
  }

  @Test func `the thumb slides to the tapped segment within a quarter of a second`() {
    let (control, _) = control(["One", "Two", "Three"])
    control.selectedSegmentIndex = 0
    stage.settle()
    stage.tap("Three")
    #expect(control.thumb.presentedFrame(at: stage.now).minX == 2)
    stage.advance(by: 0.25)
    #expect(control.thumb.presentedFrame(at: stage.now).minX == 202)
    #expect(stage.isSettled)
  }

  @Test func `the thumb can be dragged to another segment`() {
    let (control, counter) = control(["One", "Two", "Three"])
    control.selectedSegmentIndex = 0
    stage.drag(from: CGPoint(x: 60, y: 280), to: CGPoint(x: 260, y: 280), over: 0.3)
    #expect(control.selectedSegmentIndex == 0)
    let middle = control.convert(control.bounds, to: nil).midY
    stage.drag(from: CGPoint(x: 60, y: middle), to: CGPoint(x: 260, y: middle), over: 0.3)
    #expect(control.selectedSegmentIndex == 2 && counter.chosen == [2])
  }

  @Test func `titles have the colours and the font of their states`() {
    let (control, _) = control(["One", "Two", "Three"])
    control.selectedSegmentIndex = 0
    control.setEnabled(false, forSegmentAt: 2)
    let defaultWidth = control.sizeThatFits(.zero).width
    control.setTitleTextAttributes([.foregroundColor: UIColor.systemRed], for: .normal)
    control.setTitleTextAttributes([.foregroundColor: UIColor.systemGreen], for: .selected)
    func has(_ title: String, _ color: String) -> Bool {
      stage.displayList().description.split(separator: "\n").contains {
        $0.contains("\"\(title)\"") && $0.contains(color)
      }
    }
    #expect(has("One", "#34C759") && has("Two", "#FF3B30") && has("Three", "#FF3B30"))
    control.selectedSegmentIndex = 1
    control.setTitleTextAttributes([.foregroundColor: UIColor.systemBlue], for: .disabled)
    #expect(has("One", "#FF3B30") && has("Two", "#34C759") && has("Three", "#007AFF"))
    #expect(control.sizeThatFits(.zero).width == defaultWidth)
    control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 26)], for: .selected)
    #expect(
      control.sizeThatFits(.zero).width > defaultWidth,
      "each title has room for when it is selected")
    #expect(control.titleTextAttributes(for: .highlighted) == nil)
  }

  @Test func `a finger that leaves the control chooses nothing`() {
    let (control, counter) = control(["One", "Two"])
    let middle = control.convert(control.bounds, to: nil).midY
    stage.drag(from: CGPoint(x: 60, y: middle), to: CGPoint(x: 60, y: middle + 150), over: 0.3)
    #expect(control.selectedSegmentIndex == -1 && counter.chosen.isEmpty)
  }

  @Test func `a segment that is not enabled is not chosen`() {
    let (control, counter) = control(["One", "Two"])
    control.setEnabled(false, forSegmentAt: 1)
    stage.tap("Two")
    #expect(counter.chosen.isEmpty && !control.isEnabledForSegment(at: 1))
    #expect(stage.elements().first { $0.label == "Two" }?.isEnabled == false)
  }

  @Test func `segments come and go, and the chosen one stays chosen`() {
    let (control, _) = control(["One", "Three"])
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Two", at: 1, animated: false)
    #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 1) == "Two")
    control.removeSegment(at: 0, animated: true)
    #expect(control.selectedSegmentIndex == 1 && control.numberOfSegments == 2)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.removeAllSegments()
    #expect(control.titleForSegment(at: 0) == nil)
    control.insertSegment(withTitle: "End", at: 99, animated: false)
    #expect(control.titleForSegment(at: 99) == "End")
  }

  @Test func `a segment's action is done when it is chosen`() {
    var done: [String] = []
    let control = UISegmentedControl(
      frame: CGRect(x: 10, y: 200, width: 300, height: 32),
      actions: ["A", "B"].map { title in UIAction(title: title) { _ in done.append(title) } })
    page.view.addSubview(control)
    stage.tap("B")
    #expect(done == ["B"])
  }

  @Test(
    arguments: [
      ([0, 0, 0], [10, 20, 30], false, [54, 54, 54]),
      ([0, 0, 0], [10, 20, 30], true, [34, 44, 54]),
      ([0, 80, 0], [10, 90, 30], false, [54, 80, 54]),
    ] as [([CGFloat], [CGFloat], Bool, [CGFloat])])
  func `the widths of segments`(
    explicit: [CGFloat], content: [CGFloat], isApportioned: Bool, widths: [CGFloat]
  ) {
    #expect(
      SegmentMetrics.widths(explicit: explicit, content: content, isApportioned: isApportioned)
        == widths)
  }

  @Test func `a momentary control with two pictures stands at the right of the bar`() {
    let (control, counter) = control([
      UIImage(systemName: "chevron.up")!, UIImage(systemName: "chevron.down")!,
    ])
    control.removeFromSuperview()
    control.frame = CGRect(x: 0, y: 0, width: 90, height: 30)
    control.isMomentary = true
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: control)
    stage.settle()
    let segments = stage.elements(.segment)
    #expect(
      segments.count == 2 && segments.allSatisfy { $0.frame.minX > 200 && $0.frame.maxX <= 320 })
    stage.tap("Chevron down")
    #expect(counter.chosen == [1])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    stage.tap("Chevron down")
    #expect(counter.chosen == [1, 1])
  }

  @Test func `a control stands in the middle of the toolbar between flexible spaces`() {
    let control = UISegmentedControl(items: ["Ascending", "Descending"])
    control.selectedSegmentIndex = 0
    let space = UIBarButtonItem(systemItem: .flexibleSpace)
    page.toolbarItems = [space, UIBarButtonItem(customView: control), space]
    page.navigationController?.isToolbarHidden = false
    stage.settle()
    let segments = stage.elements(.segment).sorted {
      $0.frame.minX < $1.frame.minX
    }
    #expect(segments.map(\.label) == ["Ascending", "Descending"])
    let middle = (segments[0].frame.minX + segments[1].frame.maxX) / 2
    #expect(abs(middle - 160) <= 0.5)
    #expect(segments[0].frame.width == segments[1].frame.width)
    stage.tap("Descending")
    #expect(control.selectedSegmentIndex == 1)
  }

  @Test func `a control can be a page's title`() {
    let control = UISegmentedControl(items: ["All", "Missed"])
    #expect(control.frame.height == 32)
    page.navigationItem.titleView = control
    stage.settle()
    let segments = stage.elements(.segment)
    #expect(segments.count == 2)
    stage.tap("Missed")
    #expect(control.selectedSegmentIndex == 1)
  }
}
