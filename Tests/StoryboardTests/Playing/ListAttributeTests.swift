import Foundation
import NavigationKit
import Testing

@testable import Storyboard

/// Tables and collection views of a file, and how many samples of their prototypes they show.
@MainActor
struct ListAttributeTests {
  private func table(_ attributes: String, _ rowHeight: Int? = nil, others: String = "") throws
    -> PlayedText
  {
    let height = rowHeight.map { "rowHeight=\"\($0)\"" } ?? ""
    return try PlayedText(
      """
      <tableViewController clearsSelectionOnViewWillAppear="NO" id="one" \
      sceneMemberID="viewController">
        <tableView key="view" \(attributes) id="tab">
          <rect key="frame" x="0" y="0" width="375" height="667"/>
          <inset key="separatorInset" minX="30" minY="0" maxX="5" maxY="0"/>
          \(others)
          <prototypes><tableViewCell \(height) shouldIndentWhileEditing="NO" \
      reuseIdentifier="A" id="cel">
            <tableViewCellContentView key="contentView" id="con"/>
            <view key="selectedBackgroundView" id="sel"/>
          </tableViewCell></prototypes>
        </tableView>
        <refreshControl key="refreshControl" id="ref"/>
      </tableViewController>
      """)
  }

  @Test(arguments: [(nil, 44, 16), (100, 44, 7), (nil, 200, 4), (5, 44, 100)])
  func `samples of rows fill the screen`(own: Int?, rowHeight: Int, count: Int) throws {
    let played = try table("rowHeight=\"\(rowHeight)\"", own)
    let table = try #require(played.root?.view as? UITableView)
    #expect(table.numberOfRows(inSection: 0) == count)
  }

  @Test func `a table has the attributes of its file`() throws {
    let played = try table(
      """
      style="plain" sectionHeaderHeight="33" sectionFooterHeight="7" \
      allowsSelectionDuringEditing="YES"
      """,
      others: """
        <view key="tableHeaderView" id="hea"><rect key="frame" x="0" y="0" width="375" height="80"/>
          <subviews>\(PlayedText.label("Fleet", y: 20))</subviews></view>
        """)
    let table = try #require(played.root?.view as? UITableView)
    #expect(table.separatorInset == UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 5))
    #expect(table.sectionHeaderHeight == 33 && table.sectionFooterHeight == 7)
    #expect(table.allowsSelectionDuringEditing && table.refreshControl != nil)
    #expect(played.labels.contains("Fleet") && table.tableHeaderView?.frame.height == 80)
    let controller = try #require(played.root as? UITableViewController)
    #expect(!controller.clearsSelectionOnViewWillAppear)
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(cell?.selectedBackgroundView != nil && cell?.shouldIndentWhileEditing == false)
  }

  @Test(arguments: [(nil, true), ("YES", true), ("NO", false)])
  func `a touched row is highlighted unless the file says otherwise`(
    written: String?, isHighlighted: Bool
  ) throws {
    let attribute = written.map { "showsSelectionImmediatelyOnTouchBegin=\"\($0)\"" } ?? ""
    let played = try table(attribute)
    let table = try #require(played.root?.view as? UITableView)
    played.stage.press(at: CGPoint(x: 100, y: 60))
    played.stage.advance(by: 0.5)
    #expect(table.visibleCells.contains { $0.isHighlighted } == isHighlighted)
    played.stage.release()
    #expect(!table.visibleCells.contains { $0.isHighlighted })
  }

  @Test func `an index has the colours of its file, and a cell its level`() throws {
    let played = try PlayedText(
      """
      <tableViewController id="one" sceneMemberID="viewController">
        <tableView key="view" sectionIndexMinimumDisplayRowCount="3" id="tab">
          <rect key="frame" x="0" y="0" width="375" height="667"/>
          <color key="sectionIndexColor" red="1" green="0" blue="0" alpha="1"/>
          <color key="sectionIndexBackgroundColor" red="0" green="1" blue="0" alpha="1"/>
          <prototypes><tableViewCell indentationLevel="2" indentationWidth="7" \
      editingAccessoryType="checkmark" reuseIdentifier="A" id="cel">
            <tableViewCellContentView key="contentView" id="con"/></tableViewCell></prototypes>
        </tableView></tableViewController>
      """)
    let table = try #require(played.root?.view as? UITableView)
    #expect(table.sectionIndexMinimumDisplayRowCount == 3)
    #expect(table.sectionIndexColor?.cgColor.components == [1, 0, 0, 1])
    #expect(table.sectionIndexBackgroundColor?.cgColor.components == [0, 1, 0, 1])
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.indentationLevel == 2 && cell.indentationWidth == 7)
    #expect(cell.editingAccessoryType == .checkmark)
  }

  @Test func `the default heights of grouped sections follow their texts`() throws {
    let played = try table(#"style="grouped" sectionHeaderHeight="18" sectionFooterHeight="10""#)
    let table = try #require(played.root?.view as? UITableView)
    #expect(table.sectionHeaderHeight == UITableView.automaticDimension)
    #expect(table.sectionFooterHeight == UITableView.automaticDimension)
  }

  final class Wheel: UICollectionViewFlowLayout {}

  private func collection(_ layout: String, classes: [String: AnyClass] = [:]) throws -> PlayedText
  {
    try PlayedText(
      """
      <collectionViewController id="one" sceneMemberID="viewController">
        <collectionView key="view" allowsMultipleSelection="YES" id="col">
          <rect key="frame" x="0" y="0" width="375" height="667"/>
          \(layout)
          <cells>
            <collectionViewCell reuseIdentifier="A" id="a">
              <size key="customSize" width="60" height="40"/></collectionViewCell>
            <collectionViewCell reuseIdentifier="B" id="b"/>
          </cells>
        </collectionView>
      </collectionViewController>
      """, classes: classes)
  }

  @Test func `an item has the size of its own, else that of the layout`() throws {
    let played = try collection(
      """
      <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" \
      minimumInteritemSpacing="10" sectionHeadersPinToVisibleBounds="YES" id="lay">
        <size key="itemSize" width="100" height="50"/></collectionViewFlowLayout>
      """)
    let view = try #require(played.root?.view as? UICollectionView)
    #expect(view.allowsMultipleSelection)
    let sizes = [0, 1].map { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame.size }
    #expect(sizes == [CGSize(width: 60, height: 40), CGSize(width: 100, height: 50)])
    let flow = view.collectionViewLayout as? UICollectionViewFlowLayout
    #expect(flow?.sectionHeadersPinToVisibleBounds == true)
  }

  @Test func `a layout is of the app's class`() throws {
    let played = try collection(
      """
      <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="3" \
      customClass="Wheel" id="lay"/>
      """, classes: ["Wheel": Wheel.self])
    let view = try #require(played.root?.view as? UICollectionView)
    #expect((view.collectionViewLayout as? Wheel)?.minimumLineSpacing == 3)
  }

  @Test(
    arguments: [
      (CGSize(width: 100, height: 100), 28), (CGSize(width: 375, height: 300), 6),
      (CGSize(width: 1000, height: 1000), 4), (CGSize(width: 1, height: 1), 500),
    ])
  func `samples of items fill a screen either way up`(item: CGSize, count: Int) {
    let screen = CGSize(width: 375, height: 667)
    #expect(
      PlayedCollection.samples(
        ofSize: item, spacing: CGSize(width: 10, height: 10), filling: screen) == count)
  }
}
