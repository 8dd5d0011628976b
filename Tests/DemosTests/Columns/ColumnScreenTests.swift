import Goldens
import Foundation
import NavigationKit
import Testing

@testable import Demos

/// The mail in columns: what is selected in them.
struct ColumnScreenTests {
  private func open(_ size: CGSize, isWide: Bool) -> (stage: Stage, columns: MailColumns) {
    let stage = Stage(
      size: size,
      traits: isWide
        ? UITraitCollection(traitsFrom: [
          UITraitCollection(horizontalSizeClass: .regular),
          UITraitCollection(userInterfaceIdiom: .pad),
        ]) : UITraitCollection())
    let columns = MailColumns()
    stage.window.rootViewController = columns
    stage.window.makeKeyAndVisible()
    stage.settle()
    return (stage, columns)
  }

  private func selected(
    _ column: UISplitViewController.Column, in columns: MailColumns
  ) -> [IndexPath]? {
    let list = columns.viewController(for: column) as? UICollectionViewController
    return list?.collectionView.indexPathsForSelectedItems
  }

  @Test func `on a pad the shown letter and its box are selected`() throws {
    let (stage, columns) = open(CGSize(width: 1366, height: 1024), isWide: true)
    columns.show(.primary)
    stage.settle()
    #expect(selected(.supplementary, in: columns) == [[0, 0]])
    #expect(selected(.primary, in: columns) == [[0, 0]])
    stage.tap("Village Choir")
    stage.settle()
    #expect(selected(.supplementary, in: columns) == [[0, 3]])
    #expect(columns.viewController(for: .secondary)?.title == "Village Choir")
    stage.tap("Sent")
    stage.settle()
    #expect(selected(.primary, in: columns) == [[0, 2]])
    #expect(selected(.supplementary, in: columns) == [], "its letter is not the shown one")
  }

  @Test func `on a pad the first column is a sidebar with a large title`() {
    let (stage, columns) = open(CGSize(width: 1366, height: 1024), isWide: true)
    columns.show(.primary)
    stage.settle()
    let titles = stage.labels(.largeTitle)
    #expect(titles == ["Mailboxes"])
    let list = columns.viewController(for: .primary) as? UICollectionViewController
    #expect(list?.collectionView.backgroundColor == .secondarySystemBackground)
  }

  @Test func `on a phone nothing is selected when a list is there or comes back`() {
    let (stage, columns) = open(CGSize(width: 390, height: 844), isWide: false)
    #expect(selected(.supplementary, in: columns) == [])
    stage.tap("Village Choir")
    stage.settle()
    stage.tap("Inbox")
    stage.settle()
    #expect(selected(.supplementary, in: columns) == [])
  }
}
