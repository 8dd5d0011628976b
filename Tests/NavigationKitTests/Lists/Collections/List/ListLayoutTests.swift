import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// Lists in collection views look as tables do.
struct ListLayoutTests {
  private typealias Configuration = UICollectionLayoutListConfiguration
  private let names = [("Fruit", ["Apple", "Pear"]), ("Nuts", ["Almond"])]

  private func list(_ configuration: Configuration) -> CollectionListFixture {
    let list = CollectionListFixture(configuration)
    list.start(names)
    return list
  }

  @Test func `the rows of a plain list are from edge to edge, and 44 points high`() {
    let list = list(Configuration(appearance: .plain))
    #expect(list.row(0)?.frame == CGRect(x: 0, y: 0, width: 390, height: 44))
    #expect(list.row(1)?.frame == CGRect(x: 0, y: 44, width: 390, height: 44))
    #expect(list.row(0, 1)?.frame == CGRect(x: 0, y: 88, width: 390, height: 44))
    #expect(list.collectionView.backgroundColor == .systemBackground)
    let texts = list.stage.displayList().description
    #expect(texts.contains("Apple") && texts.contains("Almond"))
  }

  @Test func `inset groups stand apart, with round corners at their ends`() {
    let list = list(Configuration(appearance: .insetGrouped))
    #expect(list.row(0)?.frame == CGRect(x: 16, y: 35, width: 358, height: 44))
    #expect(list.row(0, 1)?.frame == CGRect(x: 16, y: 158, width: 358, height: 44))
    #expect(list.collectionView.backgroundColor == .systemGroupedBackground)
    let cut = list.row(0)?.cut(to: CGRect(x: 0, y: 0, width: 358, height: 44))
    #expect(cut?.radius == 10 && cut?.curve == .continuous && cut?.rect.minY == 0)
    #expect(cut.map { $0.rect.height > 54 } == true)
    #expect(list.row(0)?.isClipped == true)
  }

  @Test func `lines are between the rows of a group, from their text on`() {
    let list = list(Configuration(appearance: .insetGrouped))
    #expect(list.row(0)?.lines.lower == .inset(nil) && list.row(1)?.lines.lower == RowLines().lower)
    var bare = Configuration(appearance: .plain)
    #expect(self.list(bare).row(1)?.lines.lower == .inset(nil))
    bare.showsSeparators = false
    #expect(self.list(bare).row(0)?.lines == RowLines())
    #expect(self.list(Configuration(appearance: .sidebar)).row(0)?.lines == RowLines())
  }

  @Test(arguments: [UICollectionLayoutListConfiguration.Appearance.sidebar, .sidebarPlain])
  func `a selected row of a sidebar is round, in the tint, and its text white`(
    appearance: UICollectionLayoutListConfiguration.Appearance
  ) throws {
    let list = list(Configuration(appearance: appearance))
    let row = try #require(list.row(0))
    func label() -> UILabel? { (row.configuredView as? UIListContentView)?.textLabel }
    row.accessories = [.label(text: "5")]
    func count() -> UILabel? { row.subviews.lazy.compactMap { $0 as? UILabel }.first }
    #expect(label()?.textColor == .label && count()?.textColor == .secondaryLabel)
    list.collectionView.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    #expect(count()?.textColor == .white)
    #expect(row.backgroundConfiguration?.backgroundColor == nil, "the tint")
    #expect(row.backgroundConfiguration?.cornerRadius == 10 && label()?.textColor == .white)
    // Content that is set while the row is selected follows its state, too.
    row.contentConfiguration = row.defaultContentConfiguration()
    #expect(label()?.textColor == .white)
    list.collectionView.deselectItem(at: [0, 0], animated: false)
    #expect(row.backgroundConfiguration?.backgroundColor == .clear)
    #expect(label()?.textColor == .label && count()?.textColor == .secondaryLabel)
    row.isHighlighted = true
    #expect(row.backgroundConfiguration?.backgroundColor == .tertiarySystemFill)
    #expect(label()?.textColor == .label)
  }

  @Test func `headers and footers are supplementary views`() throws {
    var configuration = Configuration(appearance: .insetGrouped)
    (configuration.headerMode, configuration.footerMode) = (.supplementary, .supplementary)
    let list = list(configuration)
    let header = try #require(list.title(UICollectionView.elementKindSectionHeader))
    let footer = try #require(list.title(UICollectionView.elementKindSectionFooter))
    #expect(header.frame.minY == 0 && header.frame.minX == 16)
    #expect(list.row(0)?.frame.minY == header.frame.maxY)
    #expect(footer.frame.minY == list.row(1)?.frame.maxY)
    let shown = list.stage.displayList().description
    #expect(shown.contains("FRUIT") && shown.contains("Fruit"))
    #expect(header.lines == RowLines() && header.togglesOnTap == false)
  }

  @Test func `the header of a plain list stays in view`() {
    var configuration = Configuration(appearance: .plain)
    configuration.headerMode = .supplementary
    let list = CollectionListFixture(configuration)
    list.start([("Many", (0..<50).map { "Row \($0)" })])
    let header = list.title(UICollectionView.elementKindSectionHeader)
    #expect(header?.frame.minY == 22 && (header?.frame.height ?? 0) < 44)
    #expect(list.row(0)?.frame.minY == header?.frame.maxY)
    list.collectionView.contentOffset.y = 200
    list.stage.advance(by: 0)
    #expect(list.title(UICollectionView.elementKindSectionHeader)?.frame.minY == 200)
  }

  @Test(arguments: [UICollectionLayoutListConfiguration.Appearance.plain, .insetGrouped])
  func `an app sets the space above headers`(
    appearance: UICollectionLayoutListConfiguration.Appearance
  ) {
    var configuration = Configuration(appearance: appearance)
    configuration.headerMode = .supplementary
    configuration.headerTopPadding = 7
    #expect(list(configuration).title(UICollectionView.elementKindSectionHeader)?.frame.minY == 7)
  }

  @Test func `the first item can be the header`() {
    var configuration = Configuration(appearance: .insetGrouped)
    configuration.headerMode = .firstItemInSection
    let list = list(configuration)
    let shown = list.stage.displayList().description
    #expect(shown.contains("APPLE") && !shown.contains("PEAR"))
    #expect(list.row(0)?.isClipped == false && list.row(1)?.isClipped == true)
  }

  @Test func `a selected row is grey, with a colour of its own it is not`() {
    let list = list(Configuration(appearance: .plain))
    #expect(list.row(0)?.backgroundConfiguration?.backgroundColor == .systemBackground)
    list.stage.tap(at: CGPoint(x: 100, y: 20))
    #expect(list.selected == [[0, 0]])
    #expect(list.row(0)?.backgroundConfiguration?.backgroundColor == .cellSelection)
    var own = UIBackgroundConfiguration.listPlainCell()
    own.backgroundColor = .red
    list.row(1)?.backgroundConfiguration = own
    list.stage.tap(at: CGPoint(x: 100, y: 60))
    #expect(list.row(1)?.backgroundConfiguration?.backgroundColor == .red)
    #expect(list.row(0)?.backgroundConfiguration?.backgroundColor == .systemBackground)
  }

  @Test func `a row grows with its text`() {
    let list = CollectionListFixture(Configuration(appearance: .plain))
    list.start([("a", [String(repeating: "long ", count: 40), "short"])])
    let height = list.row(0)?.frame.height ?? 0
    #expect(height > 60 && list.row(1)?.frame == CGRect(x: 0, y: height, width: 390, height: 44))
  }

  @Test func `an app's own colour behind the list stays`() {
    let list = CollectionListFixture(Configuration(appearance: .insetGrouped))
    list.loadViewIfNeeded()
    list.collectionView.backgroundColor = .orange
    list.start(names)
    #expect(list.collectionView.backgroundColor == .orange)
  }
}
