import Foundation
import NavigationKit
import Testing

/// Where a flow layout places items, headers and footers.
struct FlowLayoutTests {
  private let flow = UICollectionViewFlowLayout()

  @Test func `lines take as many items as fit, and share what is left between them`() {
    flow.itemSize = CGSize(width: 100, height: 60)
    flow.minimumLineSpacing = 7
    flow.sectionInset = UIEdgeInsets(top: 5, left: 20, bottom: 9, right: 10)
    let grid = CollectionFixture(count: 4, layout: flow)
    grid.start()
    // 390 - 30 = 360 points: three items of 100 and two gaps of 30.
    #expect(grid.frame(0) == CGRect(x: 20, y: 5, width: 100, height: 60))
    #expect(grid.frame(2) == CGRect(x: 280, y: 5, width: 100, height: 60))
    #expect(grid.frame(3) == CGRect(x: 20, y: 72, width: 100, height: 60))
    #expect(grid.collectionView.contentSize == CGSize(width: 390, height: 141))
  }

  @Test func `more space between items leaves room for fewer`() {
    flow.itemSize = CGSize(width: 100, height: 60)
    flow.minimumInteritemSpacing = 46
    let grid = CollectionFixture(count: 4, layout: flow)
    grid.start()
    // 3 · 100 + 2 · 46 = 392 > 390.
    #expect(grid.frame(1)?.minX == 290)
    #expect(grid.frame(2)?.minX == 0)
  }

  @Test func `a single item of a full line is in the middle`() {
    flow.itemSize = CGSize(width: 300, height: 60)
    let grid = CollectionFixture(count: 2, layout: flow)
    grid.start()
    #expect(grid.frame(1)?.minX == 45)
  }

  @Test func `right-to-left layout mirrors the lines`() {
    flow.itemSize = CGSize(width: 100, height: 60)
    let grid = CollectionFixture(count: 4, layout: flow, isRightToLeft: true)
    grid.start()
    #expect(grid.frame(0)?.minX == 290)
    #expect(grid.frame(2)?.minX == 0)
    #expect(grid.collectionView.indexPathForItem(at: CGPoint(x: 300, y: 10)) == [0, 0])
    grid.stage.tap(at: CGPoint(x: 300, y: 10))
    #expect(grid.take() == ["select 0.0"])
  }

  @Test func `from right to left a layout that scrolls sideways begins at the right`() {
    flow.itemSize = CGSize(width: 100, height: 880)
    flow.scrollDirection = .horizontal
    let grid = CollectionFixture(count: 9, layout: flow, isRightToLeft: true)
    grid.start()
    grid.stage.advance(by: 0)
    #expect(!flow.flipsHorizontallyInOppositeLayoutDirection)
    // Nine items of 100 and eight gaps of 10 are 980 points, of which 390 are in view.
    #expect(grid.collectionView.contentOffset.x == 590)
    #expect(grid.frame(0)?.maxX == 980 && grid.frame(1)?.maxX == 870)
    grid.items[0] = ["a", "b"]
    grid.collectionView.reloadData()
    grid.stage.advance(by: 0)
    #expect(grid.frame(1)?.maxX == 280 && grid.collectionView.contentOffset.x == 0)
  }

  @Test func `sideways scrolling fills columns from top to bottom`() {
    flow.itemSize = CGSize(width: 100, height: 400)
    flow.scrollDirection = .horizontal
    let grid = CollectionFixture(count: 9, layout: flow)
    grid.start()
    #expect(grid.frame(1) == CGRect(x: 0, y: 480, width: 100, height: 400))
    #expect(grid.frame(2) == CGRect(x: 110, y: 0, width: 100, height: 400))
    #expect(grid.collectionView.contentSize == CGSize(width: 540, height: 880))
  }

  @Test func `headers and footers surround each section`() {
    flow.headerReferenceSize = CGSize(width: 1, height: 30)
    flow.footerReferenceSize = CGSize(width: 1, height: 20)
    let grid = CollectionFixture([["a"], ["b"]], layout: flow)
    grid.start()
    let header = grid.collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [1, 0])
    #expect(header?.frame == CGRect(x: 0, y: 100, width: 390, height: 30))
    let footer = grid.collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionFooter, at: [0, 0])
    #expect(footer?.frame == CGRect(x: 0, y: 80, width: 390, height: 20))
    #expect(grid.frame(0, section: 1)?.minY == 130)
  }

  @Test func `pinned headers stay until the next section pushes them out`() {
    flow.headerReferenceSize = CGSize(width: 0, height: 30)
    flow.itemSize = CGSize(width: 390, height: 500)
    flow.sectionHeadersPinToVisibleBounds = true
    let grid = CollectionFixture([["a"], ["b"], ["c"]], layout: flow)
    grid.start()
    func top(_ section: Int) -> CGFloat? {
      grid.collectionView.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: section))?.frame.minY
    }
    grid.collectionView.contentOffset.y = 200
    grid.stage.advance(by: 0)
    #expect(top(0) == 200)
    grid.collectionView.contentOffset.y = 510
    grid.stage.advance(by: 0)
    #expect(top(0) == 500)
    #expect(grid.collectionView.subviews.lastIndex { $0 is CollectionFixture.Header }! > 2)
  }

  // MARK: The delegate

  private final class Sized: CollectionFixture, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      [
        CGSize(width: 200, height: 40), CGSize(width: 100, height: 60),
        CGSize(width: 150, height: 30), CGSize(width: 50, height: 30),
      ][indexPath.item]
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: 8, left: 0, bottom: 0, right: 0) }
  }

  @Test func `items of different sizes are in the middle of their lines`() {
    let grid = Sized(count: 4, layout: flow)
    grid.start()
    #expect(grid.frame(0) == CGRect(x: 0, y: 18, width: 200, height: 40))
    #expect(grid.frame(1) == CGRect(x: 290, y: 8, width: 100, height: 60))
    // The last line keeps the least space.
    #expect(grid.frame(2) == CGRect(x: 0, y: 78, width: 150, height: 30))
    #expect(grid.frame(3) == CGRect(x: 160, y: 78, width: 50, height: 30))
  }

  private final class Unsized: CollectionFixture, UICollectionViewDelegateFlowLayout {}

  @Test func `a delegate without sizes leaves the layout's`() {
    flow.itemSize = CGSize(width: 100, height: 60)
    let grid = Unsized(count: 1_000_000, layout: flow)
    grid.start()
    #expect(grid.frame(3)?.minY == 70)
    #expect(grid.collectionView.contentSize.height == 23_333_370)
  }

  // MARK: Measured items and pinned footers

  /// A cell that is 30 points per item wide and 20 high.
  private final class Tag: UICollectionViewCell {
    private var size: [NSLayoutConstraint] = []

    func show(_ item: Int) {
      NSLayoutConstraint.deactivate(size)
      contentView.translatesAutoresizingMaskIntoConstraints = true
      let inside = contentView.subviews.first ?? UIView()
      inside.translatesAutoresizingMaskIntoConstraints = false
      if inside.superview == nil { contentView.addSubview(inside) }
      size = [
        inside.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        inside.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        inside.topAnchor.constraint(equalTo: contentView.topAnchor),
        inside.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        inside.widthAnchor.constraint(equalToConstant: 30 * CGFloat(item + 1)),
        inside.heightAnchor.constraint(equalToConstant: 20),
      ]
      NSLayoutConstraint.activate(size)
    }
  }

  private final class TagPage: CollectionFixture {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(Tag.self, forCellWithReuseIdentifier: "tag")
    }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
      (cell as? Tag)?.show(indexPath.item)
      return cell
    }
  }

  @Test(arguments: [UICollectionViewFlowLayout.automaticSize, CGSize(width: 80, height: 30)])
  func `items are as large as their constraints need`(estimate: CGSize) {
    flow.estimatedItemSize = estimate
    let page = TagPage(count: 5, layout: flow)
    page.start()
    page.stage.settle()
    // 30 + 60 + 90 + 120 and three gaps of 10 are 330 of 390: four fit, and share the rest.
    #expect((0..<5).map { page.frame($0)?.width } == [30, 60, 90, 120, 150])
    #expect((0..<5).map { page.frame($0)?.minX } == [0, 60, 150, 270, 0])
    #expect(page.frame(4)?.minY == 30 && page.frame(4)?.height == 20)
    #expect(page.collectionView.contentSize == CGSize(width: 390, height: 50))
  }

  @Test func `pinned footers stay until their section begins below`() {
    flow.itemSize = CGSize(width: 390, height: 100)
    flow.minimumLineSpacing = 0
    flow.footerReferenceSize = CGSize(width: 0, height: 30)
    flow.sectionFootersPinToVisibleBounds = true
    let ten = (0..<10).map { "\($0)" }
    let page = CollectionFixture([ten, ten], layout: flow)
    page.start()
    page.stage.advance(by: 0)
    let kind = UICollectionView.elementKindSectionFooter
    func top(_ section: Int) -> CGFloat? {
      page.stage.advance(by: 0)
      let view = page.collectionView.supplementaryView(
        forElementKind: kind, at: IndexPath(item: 0, section: section))
      return view.map { $0.frame.minY - page.collectionView.contentOffset.y }
    }
    // The section ends at 1030; 880 are in view.
    #expect(top(0) == 850)
    page.collectionView.contentOffset.y = 100
    #expect(top(0) == 850)
    page.collectionView.contentOffset.y = 200
    #expect(top(0) == 800, "where it is at home: 1000 - 200")
    // The second section begins at 1030 and its footer does not leave it.
    page.collectionView.contentOffset.y = 160
    #expect(top(1) == 870)
    page.collectionView.contentOffset.y = 400
    #expect(top(1) == 850)
  }
}
