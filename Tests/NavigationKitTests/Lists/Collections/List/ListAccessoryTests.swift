import Foundation
import Goldens
import Testing

@testable import NavigationKit

/// The accessories at the ends of a list's rows, and rows inside others.
struct ListAccessoryTests {
  private func list(
    _ accessories: [UICellAccessory], isRightToLeft: Bool = false
  ) -> CollectionListFixture {
    let list = CollectionListFixture(
      UICollectionLayoutListConfiguration(appearance: .plain), isRightToLeft: isRightToLeft)
    list.accessories = ["A": accessories]
    list.start([("", ["A", "B"])])
    return list
  }

  @Test func `a chevron stands at the trailing end, and the text ends before it`() throws {
    let list = list([.disclosureIndicator()])
    let row = try #require(list.row(0))
    let chevron = try #require(row.subviews.first { $0 is UIImageView })
    #expect(chevron.frame == CGRect(x: 366, y: 16, width: 8, height: 13))
    #expect(row.contentView.frame.maxX == 374)
    let mirrored = try #require(self.list([.disclosureIndicator()], isRightToLeft: true).row(0))
    #expect(mirrored.subviews.first { $0 is UIImageView }?.frame.minX == 16)
  }

  @Test func `a label is on one line with the row's text, a symbol on whole points`() throws {
    let list = list([.label(text: "4"), .disclosureIndicator()])
    let row = try #require(list.row(0))
    let text = try #require((row.configuredView as? UIListContentView)?.textLabel)
    let label = try #require(row.subviews.compactMap { $0 as? UILabel }.first)
    #expect(label.frame.midY == text.convert(text.bounds, to: row).midY)
    #expect(row.subviews.first { $0 is UIImageView }?.frame.minY == 16)
  }

  @Test func `accessories come and go with editing`() throws {
    var deleted = 0
    let list = list([.disclosureIndicator(), .delete { deleted += 1 }])
    let row = try #require(list.row(0))
    let button = try #require(row.subviews.first { $0 is UIButton })
    #expect(button.stateAlpha == 0 && row.contentView.frame.minX == 0)
    list.stage.tap(at: CGPoint(x: 28, y: 22))
    #expect(deleted == 0)
    list.setEditing(true, animated: true)
    list.stage.settle()
    #expect(button.frame == CGRect(x: 16, y: 10, width: 24, height: 24))
    #expect(row.contentView.frame.minX == 38 && row.configurationState.isEditing)
    list.stage.tap(at: CGPoint(x: 28, y: 22))
    #expect(deleted == 1)
  }

  @Test func `labels, details and views of the app's are shown`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    var details = 0
    let list = list([
      .label(text: "42"), .detail { details += 1 },
      .customView(configuration: .init(customView: view, placement: .leading())),
    ])
    #expect(view.frame == CGRect(x: 16, y: 12, width: 30, height: 20))
    #expect(list.stage.displayList().description.contains("42"))
    list.stage.tap(at: CGPoint(x: 362, y: 22))
    #expect(details == 1 && list.selected.isEmpty)
  }

  @Test func `a view of the app's stands where it says among the others at its side`() {
    func view() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20)) }
    func custom(_ view: UIView, _ placement: UICellAccessory.Placement) -> UICellAccessory {
      .customView(configuration: .init(customView: view, placement: placement))
    }
    let (first, last, leading) = (view(), view(), view())
    let list = list([
      custom(last, .trailing()), custom(leading, .leading(displayed: .always, at: { _ in 9 })),
      custom(first, .trailing(displayed: .always, at: { _ in 0 })),
    ])
    #expect(leading.frame.minX == 16)
    #expect(first.frame.maxX < last.frame.minX && last.frame.maxX == 374)
    var others = 0
    list.row(0)?.accessories = [
      .delete(displayed: .always), .disclosureIndicator(),
      custom(
        view(),
        .leading(displayed: .always) { accessories in
          others = accessories.count
          return 0
        }),
    ]
    #expect(others == 1)
  }

  @Test func `a pop-up button shows what is chosen in its menu`() throws {
    var chosen: [String] = []
    let menu = UIMenu(children: ["Small", "Extra large"].map { UIAction(title: $0) { _ in } })
    let list = list([.popUpMenu(menu) { chosen.append($0.title) }])
    let row = try #require(list.row(0))
    let button = try #require(row.subviews.first { $0 is UIButton })
    #expect(button.frame.maxX == 374 && row.contentView.frame.maxX == button.frame.minX - 8 + 16)
    let width = button.frame.width
    for title in ["Small", "Extra large"] {
      list.stage.tap(at: CGPoint(x: button.frame.midX, y: 22))
      list.stage.settle()
      let row = try #require(
        list.stage.element(.menuItem, title))
      list.stage.tap(at: CGPoint(x: row.frame.midX, y: row.frame.midY))
      list.stage.settle()
    }
    #expect(chosen == ["Extra large"] && list.selected.isEmpty)
    #expect(button.frame.maxX == 374 && button.frame.width > width)
    #expect(list.stage.displayList().description.contains("Extra large"))
  }

  @Test func `a tap shows the rows inside a row, and hides them`() throws {
    let list = list([.outlineDisclosure(options: .init(style: .header))])
    var section = NSDiffableDataSourceSectionSnapshot<String>()
    section.append(["A", "B"])
    section.append(["A1", "A2"], to: "A")
    list.source.apply(section, to: "", animatingDifferences: false)
    list.stage.advance(by: 0)
    #expect(list.texts == ["A", "B"])
    list.stage.tap(at: CGPoint(x: 100, y: 22))
    list.stage.settle()
    #expect(list.texts == ["A", "A1", "A2", "B"] && list.selected.isEmpty)
    #expect(list.row(1)?.indentationLevel == 1 && list.row(1)?.contentView.frame.minX == 10)
    #expect(list.row(0)?.isExpanded == true && list.source.snapshot(for: "").isExpanded("A"))
    list.stage.tap(at: CGPoint(x: 100, y: 22))
    list.stage.settle()
    #expect(list.texts == ["A", "B"] && list.row(0)?.isExpanded == false)
  }

  @Test func `handlers decide what is shown inside a row`() {
    let list = list([.outlineDisclosure()])
    var section = NSDiffableDataSourceSectionSnapshot<String>()
    section.append(["A", "B"])
    section.append(["A1"], to: "A")
    list.source.apply(section, to: "", animatingDifferences: false)
    list.stage.advance(by: 0)
    list.source.sectionSnapshotHandlers.shouldExpandItem = { _ in false }
    list.stage.tap(at: CGPoint(x: 362, y: 22))
    #expect(list.texts == ["A", "B"])
    list.source.sectionSnapshotHandlers.shouldExpandItem = nil
    list.source.sectionSnapshotHandlers.snapshotForExpandingParent = { _, old in
      var new = old
      new.append(["Later"])
      return new
    }
    list.stage.tap(at: CGPoint(x: 362, y: 22))
    list.stage.settle()
    #expect(list.texts == ["A", "A1", "Later", "B"])
    list.stage.tap(at: CGPoint(x: 100, y: 22))
    #expect(list.selected == [[0, 0]])
  }
}

/// A list whose rows have menus.
private final class MenuList: CollectionListFixture {
  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(previewProvider: nil) { _ in
      UIMenu(children: [UIAction(title: "Water") { _ in }])
    }
  }
}

/// Context menus of a list's rows.
@Suite struct ListContextMenuTests {
  @Test func `the separator stays in the list as the row is lifted off it`() {
    let list = MenuList(UICollectionLayoutListConfiguration(appearance: .plain))
    list.start([("", ["A", "B", "C"])])
    let lines = list.stage.hairlines
    list.stage.press(at: CGPoint(x: 200, y: 66))
    list.stage.advance(by: 1)
    list.stage.release()
    list.stage.settle()
    #expect(list.stage.hairlines == lines - 1)
    list.collectionView.contextMenuInteraction?.dismissMenu()
    list.stage.settle()
    #expect(list.stage.hairlines == lines)
  }
}
