import Foundation
import Goldens
import NavigationKit
import Testing

/// The safe areas of what scrolls.
struct ContentSafeAreaTests {
  /// A header whose text keeps to its safe area.
  private final class Header: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.text = "Title"
      addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() { label.frame = bounds.inset(by: safeAreaInsets) }
  }

  private final class Grid: CollectionFixture {
    override func viewDidLoad() {
      super.viewDidLoad()
      for kind in [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ] {
        collectionView.register(
          Header.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
      }
    }

    override func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    }
  }

  private static var flow: UICollectionViewFlowLayout {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 120, height: 120)
    flow.headerReferenceSize = CGSize(width: 0, height: 34)
    flow.footerReferenceSize = CGSize(width: 0, height: 20)
    flow.sectionHeadersPinToVisibleBounds = true
    return flow
  }

  private static var compositional: UICollectionViewCompositionalLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(80))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top),
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter,
        alignment: .bottom),
    ]
    section.boundarySupplementaryItems[0].pinToVisibleBounds = true
    return UICollectionViewCompositionalLayout(section: section)
  }

  @Test(arguments: [true, false])
  func `what is in a header stays in it as it scrolls, also past a bar and the home indicator`(
    isFlow: Bool
  ) {
    let layout: UICollectionViewLayout = isFlow ? Self.flow : Self.compositional
    let months = [11, 17, 1, 40].map { (0..<$0).map(String.init) }
    let grid = Grid(months, layout: layout)
    grid.stage.resize(
      to: CGSize(width: 390, height: 880), safeAreaInsets: UIEdgeInsets(top: 47, bottom: 34))
    grid.start(in: UINavigationController(rootViewController: grid))
    func check(_ place: String) {
      let headers = grid.collectionView.subviews.compactMap { $0 as? Header }
      #expect(headers.allSatisfy { $0.label.frame == $0.bounds }, "\(place)")
    }
    for step in 0..<12 {
      grid.stage.drag(
        from: CGPoint(x: 196, y: 700), to: CGPoint(x: 196, y: 637), over: 0.3)
      grid.stage.settle()
      check("\(step)")
    }
    grid.stage.rotate(
      to: CGSize(width: 880, height: 390),
      safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    grid.stage.settle()
    let sides = grid.collectionView.subviews.compactMap { $0 as? Header }
    #expect(sides.allSatisfy { $0.label.frame.height == $0.bounds.height })
    grid.stage.rotate(
      to: CGSize(width: 390, height: 880), safeAreaInsets: UIEdgeInsets(top: 47, bottom: 34))
    grid.stage.settle()
    check("turned back")
    grid.items[0].insert("new", at: 0)
    grid.collectionView.insertItems(at: [[0, 0]])
    grid.stage.settle()
    check("inserted")
  }

  @Test func `content that is not inset learns what covers it as it moves`() {
    let fixture = ScrollFixture(insets: UIEdgeInsets(top: 47, bottom: 34))
    let scroll = fixture.scrollView
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentOffset = .zero
    let first = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    let last = UIView(frame: CGRect(x: 0, y: 780, width: 400, height: 20))
    for view in [first, last] { scroll.addSubview(view) }
    #expect(first.safeAreaInsets.top == 47 && last.safeAreaInsets.bottom == 34)
    scroll.contentOffset.y = 20
    #expect(last.safeAreaInsets.bottom == 14)
    scroll.contentOffset.y = 40
    #expect(last.safeAreaInsets.bottom == 0)
    scroll.contentOffset.y = -10
    #expect(first.safeAreaInsets.top == 37)
    scroll.contentInsetAdjustmentBehavior = .always
    #expect(first.safeAreaInsets.top == 0 && last.safeAreaInsets.bottom == 0)
  }

  @Test(arguments: [true, false])
  func `what stays behind a list is covered by bars as the list is`(isTable: Bool) {
    let (table, grid) = (TableFixture(count: 50), CollectionFixture(count: 50))
    let background = UIView()
    let (page, list): (UIViewController, UIScrollView) =
      isTable ? (table, table.tableView) : (grid, grid.collectionView)
    if isTable {
      table.tableView.backgroundView = background
    } else {
      grid.collectionView.backgroundView = background
    }
    let stage = Stage(
      size: .phone, safeAreaInsets: UIEdgeInsets(top: 47, bottom: 34))
    stage.window.rootViewController = UINavigationController(rootViewController: page)
    stage.window.makeKeyAndVisible()
    stage.settle()
    #expect(background.safeAreaInsets == UIEdgeInsets(top: 91, bottom: 34))
    list.contentOffset.y = 300
    stage.settle()
    #expect(background.safeAreaInsets == UIEdgeInsets(top: 91, bottom: 34))
    #expect(list.subviews.contains { $0 !== background && $0.safeAreaInsets == .zero })
  }
}
