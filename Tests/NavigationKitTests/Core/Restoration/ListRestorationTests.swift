import Foundation
import Goldens
import Testing

@testable import NavigationKit

/// Lists, texts and magnified content come back as they were left.
struct ListRestorationTests {
  private func items(_ titles: [String], named: Bool = true) -> ItemsPage {
    ItemsPage(titles, named: named)
  }

  private static let titles = (0..<200).map { "Item \($0)" }

  @Test func `a collection view shows and selects the items it did`() throws {
    let restart = try Restart({ items(Self.titles, named: false) }) { page, stage in
      page.grid.allowsMultipleSelection = true
      for item in [3, 61] {
        page.grid.selectItem(
          at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
      }
      page.grid.contentOffset.y = 700
    }
    let grid = restart.root.grid
    #expect(grid.contentOffset.y == 700)
    #expect(grid.indexPathsForSelectedItems?.map(\.item) == [3, 61])
    #expect(restart.isSame)
  }

  @Test func `items that have names are found again where they are now`() throws {
    var titles = Self.titles
    func page() -> ItemsPage {
      defer { titles = ["New A", "New B", "New C", "New D"] + titles.filter { $0 != "Item 3" } }
      return items(titles)
    }
    let restart = try Restart(page) { page, _ in
      page.grid.allowsMultipleSelection = true
      for item in [3, 61] {
        page.grid.selectItem(
          at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
      }
      page.grid.contentOffset.y = 700
    }
    let place = { (page: ItemsPage) -> CGFloat? in
      let item = page.titles.firstIndex(of: "Item 66").map { IndexPath(item: $0, section: 0) }
      return item.flatMap(page.grid.layoutAttributesForItem).map {
        $0.frame.minY - page.grid.contentOffset.y
      }
    }
    #expect(place(restart.left) == -40 && place(restart.root) == -40)
    #expect(
      restart.root.grid.indexPathsForSelectedItems?.map { restart.root.titles[$0.item] }
        == ["Item 61"])
  }

  @Test func `an archive that knew one row by its numbers selects it and shows the same rows`() {
    let page = items(Self.titles, named: false)
    let stage = Stage(size: .phone)
    stage.show({ page }, restoring: nil)
    let coder = RestorationCoder(references: nil)
    for (name, row) in [("selected", 3), ("top", 20)] {
      coder.encode(0, forKey: "UITableView.\(name)Section")
      coder.encode(row, forKey: "UITableView.\(name)Row")
    }
    coder.encode(CGPoint(x: 0, y: 500), forKey: "UIScrollView.contentOffset")
    coder.encode(7.0, forKey: "UITableView.distanceToTopRow")
    page.table.decodeRestorableState(with: coder)
    stage.settle()
    #expect(page.table.indexPathForSelectedRow == [0, 3])
    #expect(page.table.contentOffset.y == page.table.rectForRow(at: [0, 20]).minY + 7)
  }

  @Test func `rows that have names are selected where they are now`() throws {
    var titles = Self.titles
    func page() -> ItemsPage {
      defer { titles.insert("New", at: 0) }
      return items(titles)
    }
    let restart = try Restart(page) { page, _ in
      page.table.allowsMultipleSelection = true
      for row in [2, 5] {
        page.table.selectRow(
          at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
      }
    }
    #expect(restart.root.table.indexPathsForSelectedRows?.map(\.row) == [3, 6])
  }

  @Test func `what is selected in texts is selected again, as far as there is text`() throws {
    var text = "A longer text"
    func page() -> TextPage {
      defer { text = "A short" }
      return TextPage(text)
    }
    let restart = try Restart(page) { page, _ in
      page.field.becomeFirstResponder()
      page.field.perform(.select(from: 8, to: 2))
      page.note.selectedRange = NSRange(location: 2, length: 3)
    }
    #expect(restart.root.field.edited.selection == TextSelection(anchor: 7, head: 2))
    #expect(restart.root.note.selectedRange == NSRange(location: 2, length: 3))
    #expect(!restart.root.field.isFirstResponder)
  }

  @Test func `magnified content is as large and where it was`() throws {
    let restart = try Restart(MapPage.init) { page, _ in
      page.scroll.zoomScale = 3
      page.scroll.contentOffset = CGPoint(x: 200, y: 90)
    }
    #expect(restart.root.scroll.zoomScale == 3)
    #expect(restart.root.scroll.contentOffset == CGPoint(x: 200, y: 90))
    #expect(restart.isSame)
  }
}

/// A grid over a table of the same titles.
private final class ItemsPage: UIViewController {
  let titles: [String]
  let grid = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 390, height: 400),
    collectionViewLayout: UICollectionViewFlowLayout())
  let table = UITableView(frame: CGRect(x: 0, y: 400, width: 390, height: 400), style: .plain)
  private let source: TitleSource

  init(_ titles: [String], named: Bool) {
    self.titles = titles
    source = named ? NamedTitleSource(titles) : TitleSource(titles)
    super.init(nibName: nil, bundle: nil)
    restorationIdentifier = "items"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    grid.allowsMultipleSelection = true
    table.allowsMultipleSelection = true
    (grid.restorationIdentifier, table.restorationIdentifier) = ("grid", "table")
    (grid.dataSource, table.dataSource) = (source, source)
    view.addSubview(grid)
    view.addSubview(table)
  }
}

private class TitleSource: NSObject, UICollectionViewDataSource, UITableViewDataSource {
  let titles: [String]

  init(_ titles: [String]) { self.titles = titles }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { titles.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    titles.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = titles[indexPath.row]
    return cell
  }
}

/// Titles are their own names.
private final class NamedTitleSource: TitleSource, UIDataSourceModelAssociation {
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? {
    titles[idx.item]
  }

  func indexPathForElement(
    withModelIdentifier identifier: String, in view: UIView
  ) -> IndexPath? {
    titles.firstIndex(of: identifier).map { IndexPath(item: $0, section: 0) }
  }
}

private final class TextPage: UIViewController {
  let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
  let note = UITextView(frame: CGRect(x: 0, y: 200, width: 200, height: 100))
  private let text: String

  init(_ text: String) {
    self.text = text
    super.init(nibName: nil, bundle: nil)
    restorationIdentifier = "texts"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    (field.restorationIdentifier, note.restorationIdentifier) = ("field", "note")
    (field.text, note.text) = (text, text)
    view.addSubview(field)
    view.addSubview(note)
  }
}

/// A picture that can be magnified.
private final class MapPage: UIViewController, UIScrollViewDelegate {
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let map = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  init() {
    super.init(nibName: nil, bundle: nil)
    restorationIdentifier = "map"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    map.backgroundColor = .systemTeal
    scroll.restorationIdentifier = "scroll"
    scroll.contentSize = map.frame.size
    scroll.maximumZoomScale = 4
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.delegate = self
    scroll.addSubview(map)
    view.addSubview(scroll)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { map }
}
