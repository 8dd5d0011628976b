import NavigationShell
import XCTest

/// Lists that a test overrides to see what an app asks of them.
@MainActor
final class OverriddenListTests: XCTestCase {
  func testATableIsAskedForCells() async {
    let table = AskedTable(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let rows = Rows()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    table.layoutIfNeeded()
    XCTAssertEqual(table.asked, 3)
    XCTAssertNotNil(table.cellForRow(at: IndexPath(row: 2, section: 0)))
  }

  func testACollectionIsAskedForCells() async {
    let flow = UICollectionViewFlowLayout()
    let collection = AskedCollection(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: flow)
    let items = Items()
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = items
    collection.layoutIfNeeded()
    XCTAssertEqual(collection.asked, 2)
    XCTAssertNotNil(collection.cellForItem(at: IndexPath(item: 1, section: 0)))
  }
}

private final class AskedTable: UITableView {
  var asked = 0

  override func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    asked += 1
    return super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
  }
}

private final class AskedCollection: UICollectionView {
  var asked = 0

  override func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    asked += 1
    return super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
  }
}

private final class Rows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }
}

private final class Items: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}
