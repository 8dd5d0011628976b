import Drawing
import Snapshot
import Testing

struct FilmStripTests {
  @Test(arguments: [
    (1, 1, 1, 10, 11), (3, 3, 1, 34, 11), (8, 8, 1, 94, 11), (9, 8, 2, 94, 24),
    (17, 8, 3, 94, 37),
  ])
  func `cells stand in rows of eight`(
    count: Int, columns: Int, rows: Int, width: Int, height: Int
  ) {
    let strip = FilmStrip(cellWidth: 10, cellHeight: 7, labelHeight: 4, count: count)
    #expect([strip.columns, strip.rows] == [columns, rows])
    #expect([strip.width, strip.height] == [width, height])
  }

  @Test(arguments: [1, 2, 8, 9, 20])
  func `each cell comes out as it went in, whatever the labels`(count: Int) {
    var random = Xorshift(state: UInt64(count))
    let strip = FilmStrip(cellWidth: 5, cellHeight: 3, labelHeight: 2, count: count)
    let cells = (0..<count).map { _ in random.bitmap(5, 3) }
    let labels = (0..<count).map { _ in random.bitmap(9, 6) }
    let plain = strip.compose(cells)
    let labelled = strip.compose(cells, labels: labels)
    #expect(plain != labelled)
    for index in 0..<count {
      #expect(strip.cell(index, of: plain) == cells[index])
      #expect(strip.cell(index, of: labelled) == cells[index])
    }
  }

  @Test func `between the cells is the background`() {
    let strip = FilmStrip(cellWidth: 1, cellHeight: 1, labelHeight: 0, count: 2)
    let black = Bitmap(width: 1, height: 1, pixels: [0, 0, 0, 255])
    #expect(
      strip.compose([black, black]).pixels
        == [0, 0, 0, 255, 224, 224, 224, 255, 224, 224, 224, 255, 0, 0, 0, 255])
  }

  @Test func `a label stands above its cell`() {
    let strip = FilmStrip(cellWidth: 3, cellHeight: 2, labelHeight: 4, count: 10)
    #expect(strip.area(ofLabel: 9) == .init(x: 5, y: 8, width: 3, height: 4))
    #expect(strip.area(ofCell: 9) == .init(x: 5, y: 12, width: 3, height: 2))
  }

  @Test func `a picture of another size has no cells`() {
    let strip = FilmStrip(cellWidth: 1, cellHeight: 1, labelHeight: 0, count: 2)
    let black = Bitmap(width: 1, height: 1, pixels: [0, 0, 0, 255])
    #expect(strip.cell(0, of: black) == nil)
    #expect(strip.cell(2, of: strip.compose([black, black])) == nil)
  }
}

extension Xorshift {
  fileprivate mutating func bitmap(_ width: Int, _ height: Int) -> Bitmap {
    Bitmap(
      width: width, height: height,
      pixels: (0..<width * height * 4).map { _ in UInt8(below(256)) })
  }
}
