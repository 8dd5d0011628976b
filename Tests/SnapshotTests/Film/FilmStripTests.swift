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
  func `each cell stands in its area, its label above it, and the rest is grey`(count: Int) throws {
    var random = Xorshift(state: UInt64(count))
    let plan = FilmStrip(cellWidth: 5, cellHeight: 3, labelHeight: 2, count: count)
    let cells = (0..<count).map { _ in random.bitmap(5, 3) }
    let labels = (0..<count).map { _ in random.bitmap(9, 6) }
    var strip = try Bitmap(
      StripRows(plan) {
        labels[$0]
      } cell: {
        cells[$0].rows
      })
    for index in 0..<count {
      #expect(strip.cut(plan.area(ofCell: index)) == cells[index])
      #expect(
        strip.cut(plan.area(ofLabel: index))
          == labels[index].part(.init(x: 0, y: 0, width: 5, height: 2)))
    }
    let isGrey = stride(from: 0, to: strip.pixels.count, by: 4).allSatisfy {
      strip.pixels[$0..<$0 + 4].elementsEqual([224, 224, 224, 255])
    }
    #expect(isGrey)
  }

  @Test func `only the cells side by side are open at a time`() throws {
    let plan = FilmStrip(cellWidth: 2, cellHeight: 2, labelHeight: 1, count: 30)
    let counter = OpenPictures()
    let picture = Bitmap(width: 2, height: 2, pixels: .init(repeating: 9, count: 16))
    _ = try Bitmap(
      StripRows(plan) { _ in
        picture
      } cell: { _ in
        Counted(picture.rows, counter)
      })
    #expect(counter.maximum == FilmStrip.cellsPerRow)
  }

  @Test func `a label stands above its cell`() {
    let strip = FilmStrip(cellWidth: 3, cellHeight: 2, labelHeight: 4, count: 10)
    #expect(strip.area(ofLabel: 9) == .init(x: 5, y: 8, width: 3, height: 4))
    #expect(strip.area(ofCell: 9) == .init(x: 5, y: 12, width: 3, height: 2))
  }

  @Test(arguments: [1, 8, 11])
  func `a comparison tells of each cell what comparing it alone would`(count: Int) throws {
    var random = Xorshift(state: UInt64(count))
    let plan = FilmStrip(cellWidth: 20, cellHeight: 15, labelHeight: 3, count: count)
    let kept = (0..<count).map { _ in random.bitmap(20, 15) }
    var actual = kept
    for index in actual.indices where index % 3 != 1 {
      for _ in 0..<30 { actual[index].pixels[random.below(20 * 15 * 4)] &+= 1 }
    }
    actual[count - 1] = random.bitmap(20, 14)
    let label = random.bitmap(1, 1)
    let strip = StripRows(plan) { _ in
      label
    } cell: {
      kept[$0].rows
    }
    let cells = try StripComparison(plan, strip) { $0 % 3 == 2 ? nil : actual[$0].rows }.cells
    #expect(cells.map(\.kept) == kept.map { Fingerprint(of: $0) })
    #expect(
      cells.map(\.difference)
        == kept.indices.map { $0 % 3 == 2 ? nil : BitmapDifference(actual[$0], kept[$0]) })
  }
}

/// The number of open pictures and its maximum.
private final class OpenPictures {
  var open = 0
  var maximum = 0
}

private struct Counted: PixelRows {
  private final class Opening {
    let counter: OpenPictures
    init(_ counter: OpenPictures) {
      self.counter = counter
      counter.open += 1
      counter.maximum = max(counter.maximum, counter.open)
    }
    deinit { counter.open -= 1 }
  }

  private var rows: Bitmap.Rows
  private let opening: Opening

  init(_ rows: Bitmap.Rows, _ counter: OpenPictures) {
    self.rows = rows
    opening = Opening(counter)
  }

  var width: Int { rows.width }
  var height: Int { rows.height }
  mutating func read(into row: UnsafeMutableBufferPointer<UInt8>) throws { rows.read(into: row) }
}

extension Bitmap {
  /// A part of the picture.
  fileprivate func part(_ area: BitmapDifference.Area) -> Bitmap {
    var part: [UInt8] = []
    for row in area.y..<area.y + area.height {
      let start = (row * width + area.x) * 4
      part += pixels[start..<start + area.width * 4]
    }
    return Bitmap(width: area.width, height: area.height, pixels: part)
  }

  /// Cuts out a part of the picture and fills it with grey.
  fileprivate mutating func cut(_ area: BitmapDifference.Area) -> Bitmap {
    defer {
      for row in area.y..<area.y + area.height {
        for column in area.x..<area.x + area.width {
          let place = (row * width + column) * 4
          pixels.replaceSubrange(place..<place + 4, with: [224, 224, 224, 255])
        }
      }
    }
    return part(area)
  }
}

extension Xorshift {
  fileprivate mutating func bitmap(_ width: Int, _ height: Int) -> Bitmap {
    Bitmap(
      width: width, height: height,
      pixels: (0..<width * height * 4).map { _ in UInt8(below(256)) })
  }
}
