import Foundation
import Testing

@testable import NavigationKit

/// The content of a picker's rows, and its place.
struct PickerRowTests {
  /// Gives rows views, attributed titles, heights and widths.
  private final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var reused = 0
    var made = 0
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      50
    }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
      component == 0 ? 100 : 0
    }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
      component == 0 ? 44 : 0
    }
    func pickerView(
      _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { NSAttributedString(string: "styled \(row)") }
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
      reusing view: UIView?
    ) -> UIView {
      guard component == 0 else {
        return pickerView.titleView(forRow: row, inComponent: component, reusing: view)
      }
      if view == nil { made += 1 } else { reused += 1 }
      return view ?? UIView()
    }
  }

  @Test func `views of one's own are used again, in the size that was asked for`() {
    let fixture = PickerFixture()
    let source = Source()
    fixture.picker.dataSource = source
    fixture.picker.delegate = source
    #expect(fixture.picker.rowSize(forComponent: 0) == CGSize(width: 100, height: 44))
    #expect(fixture.picker.rowSize(forComponent: 1) == CGSize(width: 267, height: 32))
    let first = source.made
    #expect(first >= 3 && source.reused == 0)
    fixture.picker.selectRow(30, inComponent: 0, animated: false)
    fixture.picker.layoutIfNeeded()
    #expect(source.reused >= 3)
    #expect(source.made < 2 * first)
    let label = fixture.picker.view(forRow: 1, forComponent: 1) as? UILabel
    #expect(label?.attributedText?.string == "styled 1")
  }

  @Test(
    arguments: [
      ([0, 0], [9, 201.5], [187.5, 187.5]), ([100, 0], [9, 114], [100, 275]),
      ([100, 100], [96.5, 201.5], [100, 100]), ([0], [9], [380]), ([], [], []),
    ] as [([CGFloat], [CGFloat], [CGFloat])])
  func `components share the width`(asked: [CGFloat], lefts: [CGFloat], widths: [CGFloat]) {
    let size = CGSize(width: 398, height: 216)
    let frames = PickerLayout.frames(of: asked, in: size, isRightToLeft: false)
    #expect(frames.map(\.width) == widths)
    #expect(frames.map(\.minX) == lefts)
    let mirrored = PickerLayout.frames(of: asked, in: size, isRightToLeft: true)
    #expect(mirrored.map { size.width - $0.maxX } == lefts)
  }

  @Test func `rows are squeezed and fade towards the edges`() throws {
    let curve = PickerCurve(radius: 108, rowHeight: 32)
    #expect(curve.place(at: 0) == PickerCurve.Place(distance: 0, scale: 1, width: 1, alpha: 1))
    var last = try #require(curve.place(at: 0))
    for row in 1...4 {
      let place = try #require(curve.place(at: CGFloat(row) * 32))
      #expect(place.scale < last.scale && place.alpha < last.alpha)
      #expect(place.width < last.width && place.width > 0.9)
      #expect(place.distance > last.distance && place.distance < 108)
      #expect(abs(curve.distance(visibleAt: place.distance) - CGFloat(row) * 32) < 0.001)
      last = place
    }
    #expect(curve.place(at: 160) == nil)
  }

  @Test(
    arguments: [
      (16, 100, 0..<5), (16, 2, 0..<2), (16 + 320, 100, 6..<15), (-500, 9, 0..<0), (16, 0, 0..<0),
    ] as [(CGFloat, Int, Range<Int>)])
  func `rows in view are around the middle`(position: CGFloat, count: Int, rows: Range<Int>) {
    let visible = PickerCurve(radius: 108, rowHeight: 32).rows(around: position, of: count)
    #expect(visible == rows)
  }
}
