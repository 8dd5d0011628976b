import Foundation
import Testing

@testable import NavigationKit

/// Which keys there are, and where.
@Suite struct KeyboardLayoutTests {
  private func titles(
    _ plane: KeyboardPlane, shifted: Bool = false, pad: Bool = false,
    _ type: UIKeyboardType = .default
  ) -> [String] {
    KeyboardRows(plane, isShifted: shifted, isPad: pad, type: type).rows.map { row in
      row.compactMap { $0.key?.title(returnTitle: "go") }.joined(separator: " ")
    }
  }

  @Test func `an upright phone's rows`() {
    #expect(
      titles(.letters) == [
        "q w e r t y u i o p", "a s d f g h j k l", "shift z x c v b n m delete", "123 space go",
      ])
    #expect(titles(.letters, shifted: true)[1] == "A S D F G H J K L")
    #expect(
      titles(.numbers) == [
        "1 2 3 4 5 6 7 8 9 0", "- / : ; ( ) $ & @ \"", "#+= . , ? ! ' delete", "ABC space go",
      ])
    #expect(titles(.symbols)[0] == "[ ] { } # % ^ * + =")
  }

  @Test func `a pad's rows`() {
    #expect(
      titles(.letters, pad: true) == [
        "q w e r t y u i o p delete", "a s d f g h j k l go", "shift z x c v b n m , . shift",
        ".?123 space .?123 hide keyboard",
      ])
  }

  @Test(
    arguments: [
      (.emailAddress, "123 space @ . go"), (.URL, "123 . / .com go"),
      (.twitter, "123 space @ # go"), (.webSearch, "123 space . go"), (.default, "123 space go"),
    ] as [(UIKeyboardType, String)])
  func `what addresses need is beside the space bar`(type: UIKeyboardType, row: String) {
    #expect(titles(.letters, type).last == row)
    let signs = type == .emailAddress || type == .URL
    #expect(
      titles(.numbers, type).last
        == (signs ? row.replacingOccurrences(of: "123", with: "ABC") : "ABC space go"))
  }

  @Test(
    arguments: [
      (.emailAddress, .numbers, "$ ! ~ & = # [ ]", "#+= . _ - + delete"),
      (.emailAddress, .symbols, "$ ! ~ & = # [ ]", "123 . _ - + delete"),
      (.URL, .numbers, "@ & % ? , = [ ]", "#+= _ : - + delete"),
      (.URL, .symbols, "@ & % ? , = [ ]", "123 _ : - + delete"),
    ] as [(UIKeyboardType, KeyboardPlane, String, String)])
  func `addresses have signs of their own beside the digits`(
    type: UIKeyboardType, plane: KeyboardPlane, second: String, third: String
  ) {
    let rows = titles(plane, type)
    #expect(rows[1] == second && rows[2] == third)
    #expect(rows[0].split(separator: " ").count == 10)
  }

  @Test(
    arguments: [
      (.numberPad, false, ["1 2 3", "4 5 6", "7 8 9", "0 delete"]),
      (.decimalPad, false, ["1 2 3", "4 5 6", "7 8 9", ". 0 delete"]),
      (.phonePad, false, ["1 2 3", "4 5 6", "7 8 9", "+*# 0 delete"]),
      (.numbersAndPunctuation, false, ["1 2 3 4 5 6 7 8 9 0"]),
      (.numberPad, true, ["1 2 3 4 5 6 7 8 9 0 delete"]),
      (.asciiCapable, false, ["q w e r t y u i o p"]),
    ] as [(UIKeyboardType, Bool, [String])])
  func `the keys that a type begins with`(type: UIKeyboardType, pad: Bool, rows: [String]) {
    let all = titles(KeyboardPlane(type, isPad: pad), pad: pad, type)
    #expect(Array(all.prefix(rows.count)) == rows)
  }

  @Test(arguments: [false, true]) func `all rows of a plane are as wide`(pad: Bool) {
    for plane in [.letters, .numbers, .symbols, .digits(nil), .telephoneSymbols] as [KeyboardPlane]
    {
      for type in [.default, .emailAddress, .URL] as [UIKeyboardType] {
        let sums = KeyboardRows(plane, isShifted: false, isPad: pad, type: type).rows.map { row in
          row.reduce(0) { $0 + $1.width }
        }
        #expect(sums.allSatisfy { abs($0 - sums[0]) < 1e-9 }, "\(plane) \(sums)")
      }
    }
  }

  private func layout(
    _ plane: KeyboardPlane = .letters, width: CGFloat = 375, scale: CGFloat = 2
  ) -> KeyboardLayout {
    KeyboardLayout(
      KeyboardRows(plane, isShifted: false, isPad: false, type: .default),
      in: CGRect(x: 0, y: 0, width: width, height: 216), gap: CGSize(width: 6, height: 12),
      scale: scale)
  }

  private func frame(_ title: String, in layout: KeyboardLayout) throws -> CGRect {
    try #require(layout.places.first { $0.key.title(returnTitle: "go") == title }).frame
  }

  @Test func `letters of 31.5 by 42 points on a screen of 375`() throws {
    let layout = layout()
    #expect(try frame("q", in: layout) == CGRect(x: 3, y: 6, width: 31.5, height: 42))
    #expect(try frame("p", in: layout).maxX == 372)
    #expect(try frame("a", in: layout).minX == 22)
    #expect(try frame("shift", in: layout).minX == 3)
    #expect(try frame("delete", in: layout).maxX == 372)
    #expect(try frame("space", in: layout).width == 181.5)
    #expect(try frame("go", in: layout) == CGRect(x: 284.5, y: 168, width: 87.5, height: 42))
  }

  @Test(
    arguments: [(320, 2), (390, 3), (393, 3), (402, 3), (414, 2), (440, 3)] as [(CGFloat, CGFloat)])
  func `keys end on pixels, apart, on the screen`(width: CGFloat, scale: CGFloat) {
    for plane in [.letters, .numbers, .symbols, .telephone] as [KeyboardPlane] {
      let frames = layout(plane, width: width, scale: scale).places.map(\.frame)
      for (index, frame) in frames.enumerated() {
        for edge in [frame.minX, frame.maxX, frame.minY, frame.maxY] {
          #expect(abs(edge * scale - (edge * scale).rounded()) < 1e-6)
        }
        #expect(frame.minX >= 0 && frame.maxX <= width)
        for other in frames[..<index] { #expect(!other.insetBy(dx: -4, dy: -4).intersects(frame)) }
      }
    }
  }

  @Test(
    arguments: [
      (18, 27, "q"), (37, 50, "q"), (38, 50, "w"), (5, 80, "a"), (372, 80, "l"), (0, 130, "shift"),
      (60, 130, "z"), (200, 215, "space"), (200, -1, nil), (200, 216, nil),
    ] as [(CGFloat, CGFloat, String?)])
  func `the key under a finger, gaps and ends of rows included`(
    x: CGFloat, y: CGFloat, title: String?
  ) {
    let layout = layout()
    let found = layout.index(at: CGPoint(x: x, y: y)).map { layout.places[$0].key }
    #expect(found?.title(returnTitle: "go") == title)
  }

  @Test func `no key where a pad of digits has none`() {
    #expect(layout(.digits(nil)).index(at: CGPoint(x: 60, y: 200)) == nil)
  }
}
