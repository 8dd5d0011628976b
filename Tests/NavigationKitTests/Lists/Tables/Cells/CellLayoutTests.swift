import Foundation
import Testing

@testable import NavigationKit

/// The layout of a cell.
struct CellLayoutTests {
  private func layout(
    _ style: UITableViewCell.CellStyle, width: CGFloat = 300, image: CGSize? = nil,
    text: CGFloat = 80, detail: CGSize = CGSize(width: 60, height: 14)
  ) -> CellLayout {
    CellLayout(
      style: style, size: CGSize(width: width, height: 44), leading: 16, trailing: 8,
      imageSize: image, textSize: CGSize(width: text, height: 20), detailSize: detail)
  }

  @Test func `one text is centred from the margin on`() {
    #expect(layout(.default).text == CGRect(x: 16, y: 12, width: 276, height: 20))
  }

  @Test func `a picture stands before the text`() {
    let layout = layout(.default, image: CGSize(width: 24, height: 24))
    #expect(layout.image == CGRect(x: 16, y: 10, width: 24, height: 24))
    #expect(layout.text.minX == 56)
  }

  @Test(arguments: [
    (CGSize(width: 200, height: 100), CGSize(width: 88, height: 44)),
    (CGSize.zero, CGSize(width: 44, height: 44)),
  ])
  func `a picture is never higher than its row`(size: CGSize, shown: CGSize) {
    #expect(layout(.default, image: size).image.size == shown)
  }

  @Test func `a value stands at the right`() {
    let layout = layout(.value1)
    #expect(layout.text.width == 80)
    #expect(layout.detail == CGRect(x: 232, y: 15, width: 60, height: 14))
  }

  @Test func `a value gives way to the text`() {
    let layout = layout(.value1, text: 250)
    #expect(layout.text.width == 250)
    #expect(layout.detail.width == 18)
    #expect(self.layout(.value1, text: 900).detail.width == 0)
    // Not even an ellipsis fits.
    #expect(self.layout(.value1, text: 258).detail.width == 0)
  }

  @Test func `a column of names ends where the values start`() {
    let layout = layout(.value2)
    #expect(layout.text.maxX == 113)
    #expect(layout.detail.minX == 121)
  }

  @Test func `a subtitle stands below, and both are centred`() {
    let layout = layout(.subtitle)
    #expect(layout.text == CGRect(x: 16, y: 5, width: 276, height: 20))
    #expect(layout.detail == CGRect(x: 16, y: 26, width: 276, height: 14))
    #expect(self.layout(.subtitle, detail: .zero).text.minY == 12)
  }

  @Test(arguments: [
    (true, true, UITableView.Style.grouped, RowLines(hasUpper: true, lower: .full)),
    (true, false, .grouped, RowLines(hasUpper: true, lower: .inset(nil))),
    (false, true, .grouped, RowLines(hasUpper: false, lower: .full)),
    (true, true, .plain, RowLines(hasUpper: false, lower: .inset(nil))),
    (true, false, .insetGrouped, RowLines(hasUpper: false, lower: .inset(nil))),
    (false, true, .insetGrouped, RowLines(hasUpper: false, lower: .none)),
  ])
  func `lines run round groups and between rows`(
    isFirst: Bool, isLast: Bool, style: UITableView.Style, lines: RowLines
  ) {
    #expect(RowLines.lines(isFirst: isFirst, isLast: isLast, style: style, inset: nil) == lines)
  }
}
