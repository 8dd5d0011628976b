import Foundation
import Testing

@testable import NavigationShell

/// The names on a storyboard's map.
struct SceneNamesTests {
  /// Breaks into lines of so many letters.
  private func lines(_ name: String, _ width: Int, maximum: Int = 3) -> [String] {
    LineBreaker { $0.count <= width }.lines(of: name, maximum: maximum).lines
  }

  @Test(
    arguments: [
      ("Navigation Controller", ["Navigation", "Controller"]),
      ("LighthouseDetailViewController", ["Lighthouse", "DetailView", "Controller"]),
      ("URLSession", ["URLSession"]), ("bed_detail-page", ["bed_", "detail-", "page"]),
      ("A list of all ships", ["A list of", "all ships"]), ("", []),
      ("Ümläute überall", ["Ümläute", "überall"]),
      ("Extraordinarily", ["Extraordi…"]), ("Log In (2)", ["Log In (2)"]),
      ("One Twothreefour Fivesixseven Eight", ["One", "Twothreef…", "Fivesixse…"]),
    ])
  func `a name is broken at words, else cut at its end`(name: String, lines: [String]) {
    let width = name.hasPrefix("bed") ? 8 : 10
    #expect(self.lines(name, width) == lines)
  }

  private func names(
    _ names: [String], _ boxes: [CGRect], scale: CGFloat, first: Int? = nil
  ) -> SceneNames {
    SceneNames(
      names, boxes: boxes, room: CGRect(x: 0, y: 0, width: 300, height: 200), scale: scale,
      first: first, width: { CGFloat($0.count) * $1 / 2 })
  }

  @Test func `a name that fits is in its box, in letters that can be read`() {
    let box = CGRect(x: 20, y: 20, width: 96, height: 48)
    let one = names(["Dock"], [box], scale: 1)
    #expect(one.fontSize == 11 && one.places[0]?.isInside == true)
    let small = names(["Dock"], [CGRect(x: 20, y: 20, width: 38, height: 19)], scale: 0.4)
    #expect(small.fontSize == 9 && small.places[0]?.isInside == true)
  }

  @Test func `a name that ends in dots of its own is whole`() throws {
    #expect(LineBreaker { $0.count <= 10 }.lines(of: "Loading…", maximum: 1).isWhole)
    #expect(!LineBreaker { $0.count <= 10 }.lines(of: "Extraordinarily", maximum: 1).isWhole)
    let small = names(["Load…"], [CGRect(x: 20, y: 20, width: 38, height: 19)], scale: 0.4)
    let place = try #require(small.places[0])
    #expect(place.isInside && place.lines == ["Load…"])
  }

  @Test func `of a box that is too small the name is below, above or beside, where there is room`()
    throws
  {
    let box = CGRect(x: 100, y: 100, width: 20, height: 10)
    let below = try #require(names(["Lighthouse"], [box], scale: 0.2).places[0])
    #expect(!below.isInside && below.frame.minY >= box.maxY && below.frame.midX == box.midX)
    let others = [CGRect(x: 60, y: 112, width: 96, height: 48)]
    let above = try #require(
      names(["Lighthouse", "A"], [box] + others, scale: 0.2).places[0])
    #expect(!above.isInside && above.frame.maxY <= box.minY)
    let all = others + [CGRect(x: 60, y: 80, width: 96, height: 18)]
    let right = try #require(
      names(["Lighthouse", "A", "B"], [box] + all, scale: 0.2).places[0])
    #expect(right.frame.minX >= box.maxX)
    #expect(right.lines == ["Lighthouse"])
  }

  @Test func `a name that is wider than its neighbours leave is broken, or farther away`() throws {
    let boxes = (0..<5).map { CGRect(x: 50 + 30 * CGFloat($0), y: 90, width: 20, height: 10) }
    let all = names(Array(repeating: "Harbour Lights", count: 5), boxes, scale: 0.2)
    let places = try all.places.map { try #require($0) }
    #expect(places.allSatisfy { $0.lines.joined(separator: " ") == "Harbour Lights" })
    #expect(places.contains { $0.lines.count > 1 || $0.frame.minY > 104 || $0.frame.maxY < 86 })
    for (index, place) in places.enumerated() {
      #expect(!(boxes + places[..<index].map(\.frame)).contains { $0.intersects(place.frame) })
    }
  }

  @Test func `three lines fit in a box as long as its letters are smaller with it`() throws {
    for scale in [1, 0.95, 0.85] as [CGFloat] {
      let box = CGRect(x: 20, y: 20, width: 96 * scale, height: 48 * scale)
      let name = "Harbour Navigation Controller"
      let place = try #require(names([name], [box], scale: scale).places[0])
      #expect(place.isInside && place.lines == ["Harbour", "Navigation", "Controller"])
    }
  }

  @Test func `a name that is too long for a line is broken rather than cut`() throws {
    let box = CGRect(x: 100, y: 60, width: 20, height: 10)
    let name = "Photobook Navigation and Page Turning Controller"
    let place = try #require(names([name], [box], scale: 0.2).places[0])
    #expect(place.lines.count > 1 && place.lines.joined(separator: " ") == name)
  }

  @Test func `names never cover boxes or each other, and the current scene's comes first`() {
    let boxes = (0..<24).map { (index: Int) -> CGRect in
      CGRect(x: 20 + 30 * (index % 6), y: 20 + 14 * (index / 6), width: 19, height: 9)
    }
    let found = names(
      boxes.indices.map { "Scene \($0)" }, boxes, scale: 0.2, first: 20)
    let outside = found.places.compactMap { $0?.isInside == false ? $0?.frame : nil }
    #expect(found.places[20] != nil && found.places.contains(nil))
    for (index, frame) in outside.enumerated() {
      #expect(!(boxes + outside[..<index]).contains { $0.intersects(frame) })
    }
  }
}
