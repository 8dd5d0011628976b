import Foundation
import Testing

@testable import NavigationKit

/// Swipe actions and separators of lists in collection views.
struct ListSwipeTests {
  private final class Heard { var titles: [String] = [] }
  private let heard = Heard()

  /// A list with actions at both ends of its rows.
  private func list(isRightToLeft: Bool = false) -> CollectionListFixture {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    func action(_ title: String, _ style: UIContextualAction.Style = .normal, path: IndexPath)
      -> UIContextualAction
    {
      UIContextualAction(style: style, title: title) { [heard] _, _, done in
        heard.titles.append("\(title) \(path)")
        done(true)
      }
    }
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      path.item == 2
        ? nil
        : UISwipeActionsConfiguration(actions: [
          action("Delete", .destructive, path: path), action("Flag", path: path),
        ])
    }
    configuration.leadingSwipeActionsConfigurationProvider = { path in
      UISwipeActionsConfiguration(actions: [action("Read", path: path)])
    }
    let list = CollectionListFixture(configuration, isRightToLeft: isRightToLeft)
    list.accessories["A"] = [.disclosureIndicator()]
    list.start([("", ["A", "B", "C"])])
    return list
  }

  private func swipe(_ list: CollectionListFixture, row: Int = 0, by distance: CGFloat) {
    let y = CGFloat(row) * 44 + 22
    list.stage.drag(
      from: CGPoint(x: 195, y: y), to: CGPoint(x: 195 + distance, y: y), over: 0.3)
    list.stage.settle()
  }

  @Test func `a swipe shows actions, and a tap performs one and closes the row`() throws {
    let list = list()
    swipe(list, by: -120)
    let row = try #require(list.row(0))
    // Two buttons as wide, the first at the end; the content went aside with its chevron.
    let width = try #require(row.pull?.buttons.first?.frame.width)
    #expect(row.pull?.buttons.map(\.frame.minX) == [390 - width, 390 - 2 * width])
    #expect(row.contentView.frame.minX == -2 * width)
    #expect(row.subviews.first { $0 is UIImageView }?.frame.minX == 366 - 2 * width)
    list.stage.tap("Flag")
    list.stage.settle()
    #expect(heard.titles == ["Flag [0, 0]"] && row.pull == nil && row.contentView.frame.minX == 0)
    #expect(list.selected.isEmpty)
  }

  @Test func `actions at the leading end, and of mirrored rows`() {
    let list = list()
    swipe(list, by: 60)
    #expect(list.row(0)?.pull?.buttons.first?.frame.minX == 0)
    list.stage.tap("Read")
    #expect(heard.titles == ["Read [0, 0]"])
    let mirrored = self.list(isRightToLeft: true)
    swipe(mirrored, by: 120)
    #expect(mirrored.row(0)?.pull?.buttons.count == 2)
    #expect(mirrored.row(0)?.pull?.buttons.first?.frame.minX == 0)
  }

  @Test func `a full swipe performs the first action, whose row goes with the snapshot`() {
    let list = list()
    swipe(list, by: -380)
    #expect(heard.titles == ["Delete [0, 0]"])
    var snapshot = list.source.snapshot()
    snapshot.deleteItems(["A"])
    list.source.apply(snapshot)
    list.stage.settle()
    #expect(list.texts == ["B", "C"] && list.row(0)?.pull == nil)
  }

  @Test func `a tap beside, another swipe and scrolling close a row`() {
    let list = list()
    swipe(list, by: -120)
    list.stage.tap(at: CGPoint(x: 100, y: 66))
    list.stage.settle()
    #expect(list.row(0)?.pull == nil && list.selected.isEmpty)
    swipe(list, by: -120)
    swipe(list, row: 1, by: -120)
    #expect(list.row(0)?.pull == nil && list.row(1)?.pull != nil)
    list.collectionView.contentOffset.y = 1
    list.stage.settle()
    #expect(list.row(1)?.pull == nil)
  }

  @Test func `a row without actions is not swiped, nor are rows while editing`() {
    let list = list()
    swipe(list, row: 2, by: -120)
    #expect(list.row(2)?.pull == nil)
    list.setEditing(true, animated: false)
    swipe(list, by: -120)
    #expect(list.row(0)?.pull == nil)
  }

  // MARK: Separators

  @Test func `separators are shown, hidden, inset and coloured row by row`() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.separatorConfiguration.color = .systemRed
    configuration.itemSeparatorHandler = { path, base in
      var own = base
      switch path.item {
      case 0: own.topSeparatorVisibility = .visible
      case 1: own.bottomSeparatorVisibility = .hidden
      default: own.bottomSeparatorInsets = NSDirectionalEdgeInsets(leading: 40, trailing: 8)
      }
      return own
    }
    let list = CollectionListFixture(configuration)
    list.start([("", ["A", "B", "C"])])
    let lines = (0..<3).map { list.row($0)?.lines }
    #expect(lines[0] == RowLines(hasUpper: true, upper: .inset(nil), lower: .inset(nil)))
    #expect(lines[1]?.lower == RowLines.BottomLine.none)
    #expect(lines[2]?.lower == .inset(UIEdgeInsets(left: 40, right: 8)))
    #expect(list.row(0)?.lineColor == .systemRed)
    let drawn = list.stage.displayList().description
    #expect(drawn.contains("40 131.5 342 0.5"), "\(drawn)")
  }

  @Test func `separators follow the guide that constraints place`() throws {
    let list = CollectionListFixture(UICollectionLayoutListConfiguration(appearance: .plain))
    list.start([("", ["A"])])
    let row = try #require(list.row(0))
    let guide = row.separatorLayoutGuide
    list.stage.advance(by: 0)
    #expect(guide.layoutFrame == CGRect(x: 16, y: 0, width: 374, height: 44))
    guide.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 60).isActive = true
    let drawn = list.stage.displayList().description
    #expect(drawn.contains("60 43.5 330 0.5"), "\(drawn)")
  }

  // MARK: Accessories

  @Test func `a circle shows what is selected while editing`() throws {
    let list = CollectionListFixture(UICollectionLayoutListConfiguration(appearance: .plain))
    list.accessories["A"] = [.multiselect()]
    list.start([("", ["A", "B"])])
    list.collectionView.allowsMultipleSelectionDuringEditing = true
    list.setEditing(true, animated: false)
    list.stage.settle()
    let row = try #require(list.row(0))
    let circle = try #require(row.subviews.compactMap { $0 as? UIImageView }.first)
    #expect(circle.frame == CGRect(x: 16, y: 10, width: 24, height: 24) && !circle.isHighlighted)
    list.stage.tap(at: CGPoint(x: 200, y: 22))
    #expect(circle.isHighlighted && list.selected == [[0, 0]])
    list.stage.tap(at: CGPoint(x: 200, y: 22))
    #expect(!circle.isHighlighted)
  }

  @Test func `a green button inserts`() {
    var inserted = 0
    let list = CollectionListFixture(UICollectionLayoutListConfiguration(appearance: .plain))
    list.accessories["A"] = [.insert { inserted += 1 }]
    list.start([("", ["A"])])
    list.setEditing(true, animated: false)
    list.stage.settle()
    list.stage.tap(at: CGPoint(x: 28, y: 22))
    #expect(inserted == 1)
  }
}
