import Foundation
import Input
import Testing

@testable import NavigationKit

/// A picker under a finger.
struct PickerViewTests {
  private let fixture = PickerFixture()
  private var picker: UIPickerView { fixture.picker }
  private var stage: Stage { fixture.stage }

  @Test func `the first row is selected and in the middle`() {
    #expect(picker.intrinsicContentSize.height == 216)
    #expect(picker.numberOfComponents == 1)
    #expect(picker.numberOfRows(inComponent: 0) == 12)
    #expect(picker.selectedRow(inComponent: 0) == 0)
    #expect(fixture.middle(of: 0) == 108)
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 372, height: 32))
    #expect(fixture.wheels.map(\.label) == ["0:0"])
  }

  @Test func `a slow drag selects the row that it brings to the middle, once`() {
    stage.press(at: fixture.point(40))
    stage.move(to: fixture.point(-60), over: 0.3)
    stage.move(to: fixture.point(-60.5), over: 0.3)
    #expect(picker.selectedRow(inComponent: 0) == 0)
    #expect(fixture.selected.isEmpty)
    stage.release()
    stage.settle()
    #expect(fixture.selected == [[0, 3]])
    #expect(picker.selectedRow(inComponent: 0) == 3)
    #expect(fixture.middle(of: 3) == 108)
    #expect(fixture.wheels.map(\.label) == ["0:3"])
  }

  @Test func `a flick turns on and comes to rest on a row`() throws {
    let fixture = PickerFixture([200])
    fixture.stage.drag(from: fixture.point(60), to: fixture.point(-60), over: 0.1)
    fixture.stage.advance(by: 0.05)
    #expect(fixture.selected.isEmpty)
    fixture.stage.settle()
    let row = fixture.picker.selectedRow(inComponent: 0)
    #expect(row > 5 && row < 60)
    #expect(fixture.selected == [[0, row]])
    #expect(fixture.middle(of: row) == 108)
  }

  @Test func `a finger stops it, and it comes to rest where that lets go`() {
    let fixture = PickerFixture([200])
    fixture.stage.drag(from: fixture.point(60), to: fixture.point(-60), over: 0.1)
    fixture.stage.advance(by: 0.1)
    fixture.stage.press(at: fixture.point(0))
    fixture.stage.advance(by: 1)
    fixture.stage.release()
    fixture.stage.settle()
    let row = fixture.picker.selectedRow(inComponent: 0)
    #expect(row > 0)
    #expect(fixture.selected == [[0, row]])
    #expect(fixture.middle(of: row) == 108)
  }

  @Test func `a tap on the row in the middle ends a turn by code that has only begun`() {
    picker.selectRow(4, inComponent: 0, animated: true)
    stage.tap(at: fixture.point(0))
    stage.settle()
    #expect(picker.selectedRow(inComponent: 0) == 0 && fixture.middle(of: 0) == 108)
    #expect(fixture.selected == [[0, 0]])
  }

  @Test func `beyond its ends it springs back`() {
    stage.drag(from: fixture.point(-60), to: fixture.point(60), over: 0.3)
    stage.settle()
    #expect(fixture.selected.isEmpty)
    #expect(fixture.middle(of: 0) == 108)
  }

  @Test func `a tap on a row selects it where it is seen`() {
    stage.tap(at: fixture.point(60))
    stage.settle()
    #expect(fixture.selected == [[0, 2]])
    stage.tap(at: fixture.point(-31))
    stage.settle()
    #expect(fixture.selected == [[0, 2], [0, 1]])
    stage.tap(at: fixture.point(3))
    stage.tap(at: fixture.point(-100))
    stage.settle()
    #expect(fixture.selected.count == 2)
  }

  @Test func `a mouse wheel turns it row by row`() {
    scroll(by: -10, .step)
    stage.settle()
    #expect(fixture.selected == [[0, 1]])
    scroll(by: -70, .step)
    stage.settle()
    #expect(fixture.selected == [[0, 1], [0, 3]])
    #expect(fixture.middle(of: 3) == 108)
  }

  @Test func `fingers on a touchpad turn it, and it comes to rest on a row`() {
    scroll(by: 0, .began)
    scroll(by: -40, .changed)
    #expect(fixture.middle(of: 1) == 100)
    scroll(by: 0, .ended)
    stage.settle()
    #expect(fixture.selected == [[0, 1]])
    #expect(fixture.middle(of: 1) == 108)
  }

  private func scroll(by distance: CGFloat, _ phase: ScrollEvent.Phase) {
    stage.send(
      .scroll(
        ScrollEvent(
          position: fixture.point(10), delta: CGSize(width: 0, height: distance), phase: phase,
          time: stage.now)))
  }

  @Test func `code selects without telling the delegate`() {
    picker.selectRow(7, inComponent: 0, animated: false)
    #expect(fixture.middle(of: 7) == 108)
    picker.selectRow(2, inComponent: 0, animated: true)
    #expect(picker.selectedRow(inComponent: 0) == 2)
    stage.advance(by: 0.1)
    #expect(fixture.middle(of: 7) != 108)
    stage.settle()
    #expect(fixture.middle(of: 2) == 108)
    #expect(fixture.selected.isEmpty)
  }

  @Test func `of a million rows only those in view are made`() {
    let fixture = PickerFixture([1_000_000])
    fixture.picker.selectRow(999_999, inComponent: 0, animated: false)
    fixture.picker.layoutIfNeeded()
    #expect(fixture.middle(of: 999_999) == 108)
    #expect(fixture.asked.count < 20)
    #expect(fixture.picker.view(forRow: 5, forComponent: 0) == nil)
    let made = fixture.picker.wheels[0].subviews.count { $0 is PickerRowLabel }
    #expect(made < 10)
  }

  @Test func `fewer rows keep the selection as far as there are as many`() {
    picker.selectRow(9, inComponent: 0, animated: false)
    fixture.counts = [10]
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == 9)
    fixture.counts = [4]
    picker.reloadComponent(0)
    #expect(picker.selectedRow(inComponent: 0) == 3)
    #expect(fixture.middle(of: 3) == 108)
    fixture.counts = [0]
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == -1)
    stage.drag(from: fixture.point(50), to: fixture.point(-50), over: 0.3)
    stage.settle()
    #expect(fixture.selected.isEmpty)
    #expect(fixture.wheels.first?.isEnabled == false)
  }

  @Test func `components turn alone, and stand in reading order`() {
    let fixture = PickerFixture([5, 6, 7])
    #expect(fixture.wheels.map(\.label).sorted() == ["0:0", "1:0", "2:0"])
    fixture.stage.tap(at: fixture.point(31, x: 60))
    fixture.stage.settle()
    #expect(fixture.selected == [[0, 1]])
    fixture.stage.change(traits: .rightToLeft)
    fixture.stage.tap(at: fixture.point(31, x: 60))
    fixture.stage.settle()
    #expect(fixture.selected == [[0, 1], [2, 1]])
  }

  @Test func `in larger text rows are higher`() {
    #expect(picker.rowSize(forComponent: 0).height == 32)
    stage.change(
      traits: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
    #expect(picker.rowSize(forComponent: 0).height > 38)
    stage.tap(at: fixture.point(40))
    stage.settle()
    #expect(fixture.selected == [[0, 1]])
    #expect(fixture.middle(of: 1) == 108)
  }

  @Test func `a wheel is not the page's content, which bars would follow`() throws {
    let page = try #require(fixture.stage.window.rootViewController)
    #expect(page.titleScrollView == nil && page.scrollView(at: .top) == nil)
  }

  @Test func `misuse stops with a sentence`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      UIPickerView().selectRow(0, inComponent: 0, animated: false)
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      PickerFixture([3]).picker.selectRow(3, inComponent: 0, animated: false)
    }
  }
}
