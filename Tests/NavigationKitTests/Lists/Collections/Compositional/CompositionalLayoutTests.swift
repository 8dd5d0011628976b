import Foundation
import Testing

@testable import NavigationKit

/// Compositional layouts in collection views.
struct CompositionalLayoutTests {
  private static func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  /// A section of rows of two, or of cards of 200 points that scroll across.
  private func section(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: Self.size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let group =
      behavior == .none
      ? NSCollectionLayoutGroup.horizontal(
        layoutSize: Self.size(.fractionalWidth(1), .absolute(100)), subitems: [item])
      : NSCollectionLayoutGroup.horizontal(
        layoutSize: Self.size(.absolute(200), .absolute(100)), repeatingSubitem: item, count: 1)
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = 10
    return section
  }

  private func show(
    _ layout: UICollectionViewCompositionalLayout, _ items: [[String]],
    isRightToLeft: Bool = false
  ) -> CollectionFixture {
    let grid = CollectionFixture(items, layout: layout, isRightToLeft: isRightToLeft)
    grid.start()
    grid.stage.advance(by: 0)
    return grid
  }

  private func items(_ count: Int) -> [String] { (0..<count).map { "Item \($0)" } }

  private func place(_ item: Int, in grid: CollectionFixture, section: Int = 0) -> CGRect? {
    grid.collectionView.cellForItem(at: [section, item]).map {
      $0.convert($0.bounds, to: grid.collectionView)
    }
  }

  @Test func `groups of cells follow each other, section by section`() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 30
    let grid = show(
      UICollectionViewCompositionalLayout(section: section(), configuration: configuration),
      [items(3), items(1)])
    #expect(grid.frame(1) == CGRect(x: 195, y: 0, width: 195, height: 100))
    #expect(grid.frame(2) == CGRect(x: 0, y: 110, width: 195, height: 100))
    #expect(grid.frame(0, section: 1)?.minY == 240)
    #expect(grid.collectionView.contentSize == CGSize(width: 390, height: 340))
    grid.stage.tap(at: CGPoint(x: 200, y: 50))
    #expect(grid.take() == ["select 0.1"])
  }

  @Test func `a million items cost what is on screen`() {
    let grid = show(UICollectionViewCompositionalLayout(section: section()), [items(1_000_000)])
    #expect(grid.asked == 16)
    grid.collectionView.scrollToItem(at: [0, 500_000], at: .top, animated: false)
    grid.stage.advance(by: 0)
    #expect(grid.asked == 32 && grid.made == 16)
    #expect(grid.text(500_000) == "Item 500000")
  }

  @Test func `the section provider knows the room and the traits`() {
    var asked: [CGSize] = []
    let layout = UICollectionViewCompositionalLayout { [self] index, environment in
      asked.append(environment.container.effectiveContentSize)
      #expect(environment.traitCollection.userInterfaceStyle == .light)
      #expect(environment.container.contentInsets == .zero)
      return section(index == 0 ? .none : .continuous)
    }
    let grid = show(layout, [items(2), items(9)])
    #expect(asked == [CGSize(width: 390, height: 880), CGSize(width: 390, height: 880)])
    #expect(grid.collectionView.contentSize.height == 200)
    grid.stage.resize(to: CGSize(width: 600, height: 400), safeAreaInsets: .zero)
    grid.stage.advance(by: 0)
    #expect(asked.last == CGSize(width: 600, height: 400))
    #expect(grid.frame(1)?.width == 300)
  }

  // MARK: Headers, footers, badges and backgrounds

  private func header(
    _ kind: String, _ alignment: NSRectAlignment, height: CGFloat = 30
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: Self.size(.fractionalWidth(1), .absolute(height)), elementKind: kind,
      alignment: alignment)
  }

  @Test func `headers stay in view, footers end sections, a header is above all`() {
    let section = section()
    let pinned = header(UICollectionView.elementKindSectionHeader, .top)
    pinned.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [
      pinned, header(UICollectionView.elementKindSectionFooter, .bottom, height: 12),
    ]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      header(UICollectionView.elementKindSectionHeader, .top, height: 50)
    ]
    let grid = show(
      UICollectionViewCompositionalLayout(section: section, configuration: configuration),
      [items(20), items(20)])
    func view(_ kind: String, _ path: IndexPath) -> UIView? {
      grid.collectionView.supplementaryView(forElementKind: kind, at: path)
    }
    let kind = UICollectionView.elementKindSectionHeader
    #expect(view(kind, IndexPath(index: 0))?.frame.maxY == 50)
    #expect(view(kind, [0, 0])?.frame == CGRect(x: 0, y: 50, width: 390, height: 30))
    #expect(grid.frame(0)?.minY == 80)
    // 50 + 30 + 10 · 100 + 9 · 10 + 12 = 1182 points.
    grid.collectionView.contentOffset.y = 600
    grid.stage.advance(by: 0)
    #expect(view(kind, [0, 0])?.frame.minY == 600)
    #expect(
      view(UICollectionView.elementKindSectionFooter, [0, 0])?.frame.minY == 1170)
    #expect(view(kind, [1, 0])?.frame.minY == 1182)
    #expect(grid.collectionView.contentSize.height == 2314)
    #expect(view(kind, IndexPath(index: 0)) == nil)
  }

  @Test func `badges are at their items, backgrounds behind sections`() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: Self.size(.absolute(20), .absolute(20)),
      elementKind: UICollectionView.elementKindSectionFooter,
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], absoluteOffset: CGPoint(x: 0, y: -5)))
    badge.zIndex = 3
    let item = NSCollectionLayoutItem(
      layoutSize: Self.size(.fractionalWidth(0.5), .fractionalHeight(1)),
      supplementaryItems: [badge])
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: Self.size(.fractionalWidth(1), .absolute(100)), subitems: [item]))
    section.contentInsets.top = 40
    let board = NSCollectionLayoutDecorationItem.background(elementKind: "board")
    board.contentInsets.leading = 8
    section.decorationItems = [board]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(CollectionFixture.Header.self, forDecorationViewOfKind: "board")
    let grid = show(layout, [items(2)])
    let view = grid.collectionView.supplementaryView(
      forElementKind: badge.elementKind, at: [0, 1])
    #expect(view?.frame == CGRect(x: 365, y: 40, width: 20, height: 20))
    #expect(grid.collectionView.subviews.last is CollectionFixture.Header)
    #expect(
      grid.collectionView.subviews.first?.frame
        == CGRect(x: 8, y: 0, width: 382, height: 140))
  }

  // MARK: Scrolling across

  private func cards(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    isRightToLeft: Bool = false
  ) -> CollectionFixture {
    show(
      UICollectionViewCompositionalLayout(section: section(behavior)), [items(9), items(9)],
      isRightToLeft: isRightToLeft)
  }

  @Test func `a finger scrolls one section across, and the others stay`() {
    let grid = cards(.continuous)
    #expect(grid.collectionView.contentSize == CGSize(width: 390, height: 200))
    #expect(place(1, in: grid) == CGRect(x: 210, y: 0, width: 200, height: 100))
    #expect(grid.text(2) == nil)
    grid.stage.drag(from: CGPoint(x: 300, y: 50), to: CGPoint(x: 100, y: 50), over: 0.3)
    grid.stage.settle()
    #expect(grid.text(0) == nil)
    #expect(grid.text(2) == "Item 2")
    #expect(place(0, in: grid, section: 1)?.minX == 0)
    #expect(grid.collectionView.contentOffset == .zero)
    grid.stage.tap(at: CGPoint(x: 100, y: 150))
    #expect(grid.take() == ["select 1.0"])
  }

  @Test(
    arguments: [
      (.continuousGroupLeadingBoundary, -150, 210), (.groupPaging, -60, 210),
      (.groupPaging, -20, 0), (.paging, -120, 390), (.groupPagingCentered, -60, 210),
    ] as [(UICollectionLayoutSectionOrthogonalScrollingBehavior, CGFloat, CGFloat)])
  func `content comes to rest where its kind says`(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, offset: CGFloat, rest: CGFloat
  ) {
    let grid = cards(behavior)
    let start = place(0, in: grid)?.minX ?? .nan
    #expect(start == (behavior == .groupPagingCentered ? 95 : 0))
    let from = CGPoint(x: 300, y: 50)
    // A finger that rests leaves no velocity but that of a short drag.
    let seconds = offset == -150 ? 1 : offset == -20 ? 0.3 : 0.1
    grid.stage.drag(from: from, to: CGPoint(x: from.x + offset, y: 50), over: seconds)
    grid.stage.settle()
    let item = rest == 390 ? 2 : 1
    let origin = CGFloat(item * 210) - rest + start
    #expect(abs((place(item, in: grid)?.minX ?? .nan) - origin) < 0.5)
  }

  @Test func `from right to left cards begin at the right`() {
    let grid = cards(.groupPaging, isRightToLeft: true)
    #expect(place(0, in: grid)?.maxX == 390 && place(1, in: grid)?.maxX == 180)
    grid.stage.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 160, y: 50), over: 0.1)
    grid.stage.settle()
    #expect(place(1, in: grid)?.maxX == 390)
  }

  @Test func `a section that scrolls out of view and back is where it was`() {
    let layout = UICollectionViewCompositionalLayout { [self] index, _ in
      section(index == 0 ? .continuous : .none)
    }
    let grid = show(layout, [items(9), items(99)])
    grid.collectionView.scrollToItem(at: [0, 4], at: [], animated: false)
    grid.stage.advance(by: 0)
    let place = place(4, in: grid)
    #expect(place?.maxX == 390)
    grid.collectionView.contentOffset.y = 2000
    grid.stage.advance(by: 0)
    #expect(grid.text(4) == nil)
    grid.collectionView.contentOffset.y = 0
    grid.stage.advance(by: 0)
    #expect(self.place(4, in: grid) == place)
  }

  @Test func `a handler changes what is in view`() {
    let section = section(.continuous)
    var offsets: [CGFloat] = []
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      offsets.append(offset.x)
      for item in items { item.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
    }
    let grid = show(UICollectionViewCompositionalLayout(section: section), [items(9)])
    #expect(place(0, in: grid) == CGRect(x: 50, y: 25, width: 100, height: 50))
    grid.stage.drag(from: CGPoint(x: 300, y: 50), to: CGPoint(x: 100, y: 50), over: 0.3)
    #expect(offsets.last.map { $0 > 100 } == true)
  }

  @Test func `attributes have a transform in space, and bounds`() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    attributes.bounds.size.width = 50
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 50, height: 40))
    #expect(attributes.center == CGPoint(x: 25, y: 40))
    let cell = UICollectionViewCell(frame: .zero)
    attributes.transform3D = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    cell.place(attributes)
    #expect(cell.transform3D == attributes.transform3D && abs(cell.transform.a - 0.5) < 1e-9)
    #expect(
      (attributes.copy() as? UICollectionViewLayoutAttributes)?.transform3D == cell.transform3D)
    attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
    cell.place(attributes)
    #expect(cell.transform3D == CATransform3DMakeScale(2, 2, 1))
  }

  @Test func `an item that is deleted leaves the others of its section`() {
    let grid = cards(.continuous)
    grid.items[0].remove(at: 0)
    grid.collectionView.deleteItems(at: [[0, 0]])
    grid.stage.settle()
    #expect(grid.text(0) == "Item 1" && place(0, in: grid)?.minX == 0)
    grid.items.remove(at: 0)
    grid.collectionView.deleteSections([0])
    grid.stage.settle()
    #expect(grid.text(0) == "Item 0" && place(0, in: grid)?.minY == 0)
  }

  @Test func `dimensions and spaces tell what they are`() {
    let half = NSCollectionLayoutDimension.fractionalWidth(0.5)
    #expect(half.isFractionalWidth && half.dimension == 0.5 && !half.isAbsolute)
    #expect(NSCollectionLayoutDimension.fractionalHeight(1).isFractionalHeight)
    #expect(NSCollectionLayoutDimension.estimated(9).isEstimated)
    #expect(NSCollectionLayoutDimension.absolute(9).isAbsolute)
    let space = NSCollectionLayoutSpacing.flexible(4)
    #expect(space.isFlexibleSpacing && !space.isFixedSpacing && space.spacing == 4)
    let anchor = NSCollectionLayoutAnchor(edges: .top, fractionalOffset: CGPoint(x: 1, y: 2))
    #expect(anchor.isFractionalOffset && !anchor.isAbsoluteOffset && anchor.offset.y == 2)
  }
}
