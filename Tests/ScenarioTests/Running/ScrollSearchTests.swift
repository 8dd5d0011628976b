import Foundation
import Goldens
import NavigationKit
import Testing

@testable import Scenario

/// Where `scroll-to` looks for an element, as a user writes it.
struct ScrollSearchTests {
  /// A page that scrolls down, if it is longer than the screen, with shelves of twelve tiles of which
  /// three are on screen, one every 300 points.
  private final class Shop: UIViewController {
    let page = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private(set) var shelves: [UIScrollView] = []
    private(set) var tapped: [String] = []

    init(shelves names: [String]) {
      super.init(nibName: nil, bundle: nil)
      page.accessibilityIdentifier = "page"
      for (index, name) in names.enumerated() {
        let shelf = UIScrollView(
          frame: CGRect(x: 0, y: CGFloat(index) * 300 + 40, width: 320, height: 120))
        shelf.contentSize = CGSize(width: 12 * 110, height: 120)
        shelf.accessibilityIdentifier = name
        for tile in 0..<12 { shelf.addSubview(button("\(name) \(tile + 1)", at: tile)) }
        shelves.append(shelf)
        page.addSubview(shelf)
      }
      page.contentSize = CGSize(width: 320, height: max(480, CGFloat(names.count) * 300))
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(page)
    }

    private func button(_ name: String, at index: Int) -> UIButton {
      UIButton(
        frame: CGRect(x: CGFloat(index) * 110, y: 0, width: 100, height: 120),
        primaryAction: UIAction(title: name) { [weak self] _ in self?.tapped.append(name) })
    }
  }

  private static func play(_ steps: String..., on stage: Stage) throws -> [String] {
    try playWritten(steps, on: stage).failures.map(\.sentence)
  }

  @Test(arguments: ["Toys 12", "Books 7", "Films 2", "Music 9"])
  func `a tile in a shelf far down is found and tapped`(name: String) throws {
    let shop = Shop(shelves: ["Toys", "Books", "Films", "Music"])
    let stage = stage(showing: shop)
    #expect(try Self.play("scroll-to: \(name)", "tap: \(name)", on: stage) == [])
    #expect(shop.tapped == [name])
    let moved = shop.shelves.filter { $0.contentOffset.x > 0 }.map(\.accessibilityIdentifier)
    #expect(moved.allSatisfy { name.hasPrefix($0 ?? "?") }, "other shelves are as they were")
  }

  @Test func `a tile before the place to which its shelf was scrolled is found`() throws {
    let shop = Shop(shelves: ["Toys", "Books"])
    let stage = stage(showing: shop)
    shop.shelves[0].contentOffset.x = 1000
    shop.shelves[1].contentOffset.x = 500
    stage.settle()
    #expect(try Self.play("scroll-to: Books 1", "tap: Books 1", on: stage) == [])
    #expect(shop.tapped == ["Books 1"])
    #expect(shop.shelves[0].contentOffset.x == 1000)
  }

  @Test func `shelves are searched where nothing scrolls down, too`() throws {
    let shop = Shop(shelves: ["Toys"])
    let other = UIScrollView(frame: CGRect(x: 0, y: 200, width: 320, height: 200))
    other.contentSize = CGSize(width: 1000, height: 200)
    shop.page.addSubview(other)
    let stage = stage(showing: shop)
    #expect(try Self.play("scroll-to: Toys 12", "tap: Toys 12", on: stage) == [])
    #expect(shop.tapped == ["Toys 12"])
  }

  @Test func `a list that is named is searched sideways, and no other`() throws {
    let shop = Shop(shelves: ["Toys", "Books"])
    let beside = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 30))
    beside.contentSize = CGSize(width: 900, height: 30)
    let stage = stage(showing: shop)
    shop.view.addSubview(beside)
    stage.settle()
    #expect(
      try Self.play("scroll-to: {target: Books 9, in: {id: page}}", "tap: Books 9", on: stage) == []
    )
    let sentence = try Self.play("scroll-to: {target: Zoo, in: {id: page}}", on: stage).first
    #expect(sentence?.contains("through 2 lists sideways, past") == true, "\(sentence ?? "")")
    #expect(beside.contentOffset.x == 0)
  }

  @Test func `a table is known by a row that the search scrolls away`() throws {
    let (stage, rows) = stageWithRows()
    #expect(
      try Self.play("scroll-to: {target: Row 60, in: Row 2}", "tap: Row 60", on: stage) == [])
    #expect(rows.tapped == ["Row 60"])
  }

  @Test func `a sheet of cells is searched line by line`() throws {
    let page = UIScrollView()
    page.contentSize = CGSize(width: 1500, height: 1500)
    let cell = UIButton(frame: CGRect(x: 1200, y: 900, width: 80, height: 40))
    cell.setTitle("M 40", for: .normal)
    page.addSubview(cell)
    let controller = UIViewController()
    controller.view = page
    let stage = stage(showing: controller)
    #expect(try Self.play("scroll-to: M 40", "tap: M 40", on: stage) == [])
  }

  @Test func `the way back has drags of its own`() throws {
    let (stage, rows) = stageWithRows(120)
    rows.tableView.contentOffset.y = 2000
    stage.settle()
    #expect(
      try Self.play("scroll-to: {target: Row 5, at-most: 8}", "tap: Row 5", on: stage) == [])
    #expect(rows.tapped == ["Row 5"])
  }

  @Test func `a direction is kept, also beside shelves`() throws {
    let shop = Shop(shelves: ["Toys", "Books"])
    let stage = stage(showing: shop)
    let sentence = try Self.play("scroll-to: {target: Toys 12, towards: down}", on: stage).first
    #expect(sentence?.contains("sideways") == false)
    #expect(shop.shelves.allSatisfy { $0.contentOffset.x == 0 })
  }

  @Test func `a tile whose middle is below the screen is brought up by the page`() throws {
    let shop = Shop(shelves: ["Toys", "Books"])
    let stage = stage(showing: shop)
    shop.shelves[1].frame.origin.y = 460
    stage.settle()
    #expect(try Self.play("scroll-to: Books 1", "tap: Books 1", on: stage) == [])
    #expect(shop.shelves[1].contentOffset.x == 0)
  }
}
