import Foundation
import Testing

@testable import NavigationKit

/// Context menus of a collection view's items.
struct ItemContextMenuTests {
  private let stage = Stage(size: CGSize(width: 400, height: 800))
  private let grid = Grid()

  /// Nine tiles of 100 by 100 points, three in a line.
  private class Grid: UICollectionViewController {
    var heard: [String] = []

    init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      layout.minimumInteritemSpacing = 10
      super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 9 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    }

    func menu(_ title: String) -> UIContextMenuConfiguration {
      heard.append(title)
      return UIContextMenuConfiguration(previewProvider: nil) { _ in
        UIMenu(children: [UIAction(title: title) { [weak self] _ in self?.heard.append("done") }])
      }
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      menu("items \(indexPaths.map(\.item))")
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { heard.append("opens") }

    override func collectionView(
      _ collectionView: UICollectionView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { heard.append("ends") }

    override func collectionView(
      _ collectionView: UICollectionView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) { heard.append("preview") }
  }

  /// The delegate of the older method.
  private final class Listener: NSObject, UICollectionViewDelegate {
    var asked: [Int] = []
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      asked.append(indexPath.item)
      return nil
    }
  }

  init() {
    stage.window.rootViewController = grid
    stage.window.makeKeyAndVisible()
    stage.settle()
  }

  private func center(_ item: Int) -> CGPoint {
    let cell = grid.collectionView.cellForItem(at: IndexPath(item: item, section: 0))
    return cell.map { $0.convert(CGPoint(x: 50, y: 50), to: nil) } ?? .zero
  }

  private func press(_ point: CGPoint) {
    stage.press(at: point)
    stage.advance(by: 1)
    stage.release()
    stage.settle()
  }

  @Test func `a long press on an item opens its menu, with the cell as the preview`() {
    press(center(4))
    let cell = grid.collectionView.cellForItem(at: IndexPath(item: 4, section: 0))
    #expect(cell?.presentedAlpha(at: stage.now) == 0)
    #expect(grid.collectionView.indexPathsForSelectedItems == [])
    stage.tap("items [4]")
    stage.settle()
    #expect(grid.heard == ["items [4]", "opens", "ends", "done"])
    press(center(4))
    stage.tap(at: center(4))
    stage.settle()
    #expect(grid.heard.suffix(4) == ["items [4]", "opens", "preview", "ends"])
  }

  @Test
  func `a selected item has the menu of all that are selected, and beside items there is none`() {
    grid.collectionView.allowsMultipleSelection = true
    for item in [1, 2] {
      grid.collectionView.selectItem(
        at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
    stage.secondaryClick(at: center(2))
    stage.settle()
    #expect(stage.elements().contains { $0.label == "items [1, 2]" })
    grid.collectionView.contextMenuInteraction?.dismissMenu()
    stage.settle()
    stage.secondaryClick(at: CGPoint(x: 200, y: 700))
    #expect(grid.heard.contains("items []"))
  }

  @Test func `the method for one item is asked where the other is not implemented`() {
    let listener = Listener()
    grid.collectionView.delegate = listener
    press(center(5))
    stage.secondaryClick(at: CGPoint(x: 200, y: 700))
    #expect(listener.asked == [5])
    #expect(stage.elements().allSatisfy { $0.role != .menuItem })
  }
}
