import Drawing
import Foundation
import NavigationKit
import Testing

/// Actions of menus that are side by side.
struct MenuTileTests {
  private let fixture = NavigationFixture("A")
  private var stage: Stage { fixture.stage }

  private func open(
    _ size: UIMenu.ElementSize, _ titles: String..., press: @escaping () -> Void = {}
  ) {
    let actions = titles.map { title in
      UIAction(title: title, image: UIImage(systemName: "star")) { _ in press() }
    }
    let inner = UIMenu(options: .displayInline, preferredElementSize: size, children: actions)
    let menu = UIMenu(children: [inner, UIAction(title: "Last") { _ in }])
    fixture.pages[0].navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", menu: menu)
    stage.tap("More")
    stage.settle()
  }

  private func frame(_ label: String) throws -> CGRect {
    try #require(stage.elements().first { $0.label == label }).frame
  }

  private var texts: [String] {
    func texts(_ commands: [DrawCommand]) -> [String] {
      commands.flatMap { command -> [String] in
        switch command {
        case .text(let line): [line.text]
        case .layer(let layer): texts(layer.commands)
        default: []
        }
      }
    }
    return texts(stage.displayList().commands)
  }

  @Test func `small ones are four images in a line`() throws {
    open(.small, "A1", "B2", "C3", "D4", "E5")
    let (first, second, last) = (try frame("A1"), try frame("B2"), try frame("E5"))
    #expect(first.minY == second.minY && first.maxX == second.minX && first.width == 62.5)
    #expect(last.minY == first.maxY && last.width == 250)
    #expect(!texts.contains("A1") && texts.contains("Last"))
    #expect(try frame("Last").width == 250)
  }

  @Test func `medium ones have their titles below`() throws {
    open(.medium, "Cut", "Copy", "Paste")
    let (first, third) = (try frame("Cut"), try frame("Paste"))
    #expect(first.minY == third.minY && first.height == 66)
    #expect(texts.contains("Cut"))
  }

  @Test(arguments: [false, true])
  func `a line is between each and the one before, and at no other`(isRightToLeft: Bool) throws {
    stage.change(
      traits: UITraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight))
    open(.medium, "Cut", "Copy", "Paste")
    let tiles = try ["Copy", "Paste"].map { try frame($0) }
    let lines = stage.drawn.fills.map(\.frame).filter { $0.width <= 1 && $0.height > 40 }
    #expect(lines.count == 2)
    for tile in tiles {
      #expect(
        lines.contains {
          isNear(
            isRightToLeft ? $0.maxX : $0.minX, isRightToLeft ? tile.maxX : tile.minX, within: 0.01)
        })
    }
  }

  @Test func `a tap on one chooses it`() {
    var count = 0
    open(.small, "Out", "In") { count += 1 }
    stage.tap("In")
    stage.settle()
    #expect(count == 1)
    #expect(!stage.elements().contains { $0.label == "In" })
  }

  @Test func `from right to left the first is at the right`() throws {
    stage.change(traits: UITraitCollection(layoutDirection: .rightToLeft))
    open(.small, "A1", "B2")
    #expect(try frame("A1").minX == frame("B2").maxX)
  }

  @Test func `a row's text is cut where its content says`() {
    var content = UIListContentConfiguration.cell()
    content.text = "Long"
    content.textProperties.lineBreakMode = .byTruncatingMiddle
    let view = content.makeContentView()
    let labels = view.subviews.compactMap { $0 as? UILabel }
    #expect(labels.contains { $0.lineBreakMode == .byTruncatingMiddle && $0.text == "Long" })
  }
}
