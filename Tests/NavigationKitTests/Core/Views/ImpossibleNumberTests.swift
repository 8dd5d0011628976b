import Goldens
import Drawing
import Foundation
import Input
import NavigationKit
import Testing

/// NaN and infinite numbers.
struct ImpossibleNumberTests {
  private let stage = Stage(size: .smallPhone)
  private let view = UIView(frame: .zero)
  private nonisolated static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude,
  ]

  init() {
    stage.window.addSubview(view)
    stage.window.makeKeyAndVisible()
  }

  @Test(arguments: numbers) func `a frame is made finite`(number: CGFloat) {
    view.backgroundColor = .red
    view.frame = CGRect(x: number, y: number, width: number, height: number)
    #expect(view.frame.minX.isFinite && view.frame.maxY.isFinite)
    view.bounds.origin = CGPoint(x: number, y: number)
    view.center = CGPoint(x: number, y: 0)
    view.alpha = number
    view.anchorPoint = CGPoint(x: number, y: 0)
    view.transform = CGAffineTransform(a: number, b: 1, c: 2, d: number, tx: number, ty: 1)
    (view.layer.shadowOpacity, view.layer.shadowRadius) = (1, number)
    #expect(view.frame.minX.isFinite && view.hitTest(.zero, with: nil) !== stage.window)
    _ = stage.elements()
    _ = stage.displayList().description
    #expect(UIView(frame: CGRect(x: 0, y: number, width: 1, height: 1)).frame.minY.isFinite)
    (view.transform, view.anchorPoint) = (.identity, .zero)
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test(arguments: numbers) func `a font's size is one that can be drawn`(number: CGFloat) {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    label.text = "A word, and another"
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: number)
    view.frame = stage.screen.bounds
    view.addSubview(label)
    label.sizeToFit()
    #expect((0...2048).contains(label.font.pointSize) && label.frame.height.isFinite)
    _ = stage.displayList().description
  }

  @Test(arguments: numbers + [0, 1, 2]) func `content comes to rest`(number: CGFloat) {
    let scroll = UIScrollView(frame: stage.screen.bounds)
    scroll.contentSize = CGSize(width: 320, height: 4000)
    scroll.decelerationRate = UIScrollView.DecelerationRate(rawValue: number)
    stage.window.addSubview(scroll)
    stage.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 300), over: 0.1)
    stage.settle(limit: 200)
    #expect(stage.isSettled && (0...4000).contains(scroll.contentOffset.y))
  }

  /// A list of five rows with a heading.
  private final class Rows: UITableViewController {
    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Rows" }
  }

  @Test(arguments: numbers + [-5], [UITableView.Style.plain, .grouped])
  func `a list lays out whatever heights it is told`(number: CGFloat, style: UITableView.Style) {
    let rows = Rows(style: style)
    rows.tableView.rowHeight = number
    rows.tableView.estimatedRowHeight = number
    rows.tableView.sectionHeaderHeight = number
    stage.window.rootViewController = rows
    stage.settle()
    #expect(rows.tableView.contentSize.height.isFinite)
    _ = stage.displayList().description
  }

  @Test(arguments: numbers + [-5]) func `sheets have a size, whatever pages ask for`(
    number: CGFloat
  ) {
    for isPad in [false, true] {
      let size = UIUserInterfaceSizeClass.regular
      let idiom: UIUserInterfaceIdiom = isPad ? .pad : .phone
      let stage = Stage(
        size: CGSize(width: 1024, height: 768),
        traits: UITraitCollection(traitsFrom: [
          UITraitCollection(userInterfaceIdiom: idiom), UITraitCollection(verticalSizeClass: size),
          UITraitCollection(horizontalSizeClass: isPad ? size : .compact),
        ]))
      let (root, page) = (UIViewController(), UIViewController())
      stage.window.rootViewController = root
      stage.window.makeKeyAndVisible()
      page.preferredContentSize = CGSize(width: number, height: number)
      if isPad { page.modalPresentationStyle = .formSheet }
      page.sheetPresentationController?.detents = [.custom { _ in number }]
      root.present(page, animated: false)
      stage.settle()
      let frame = page.view.convert(page.view.bounds, to: nil)
      #expect(frame.minY >= 0 && frame.maxY <= 768)
      #expect(!isPad || frame.width > 100 && frame.height > 100)
    }
  }

  @Test func `a label measures itself off a stage, and again on one`() {
    let label = UILabel()
    label.text = "Ten letters"
    label.sizeToFit()
    #expect(label.frame.width > 50 && label.frame.height > 15)
  }

  @Test func `outside of a stage the screen and the application are plain ones`() {
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(UIScreen.main.scale == 2 && UIApplication.shared.delegate == nil)
    #expect(UIApplication.shared.connectedScenes.isEmpty)
  }
}
