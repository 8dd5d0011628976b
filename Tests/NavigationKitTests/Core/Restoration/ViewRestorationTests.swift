import Foundation
import NavigationKit
import Testing

/// Views with an identifier come back as they were left, with the controller that has one.
struct ViewRestorationTests {
  /// A stack whose first page is a long list with rows of different heights.
  private func list() -> UINavigationController { list(titled: false) }

  private func list(titled large: Bool, estimate: CGFloat? = nil) -> UINavigationController {
    let stack = UINavigationController(rootViewController: RowsController(estimate))
    stack.restorationIdentifier = "stack"
    stack.navigationBar.prefersLargeTitles = large
    return stack
  }

  private func table(_ stack: UINavigationController) -> UITableView? {
    (stack.viewControllers.first as? RowsController)?.tableView
  }

  @Test func `a list shows the rows it showed, under a large title too`() throws {
    let kinds: [(Bool, CGFloat?)] = [(false, nil), (true, nil), (false, 44), (true, 44)]
    for (large, estimate) in kinds {
      func make() -> UINavigationController { list(titled: large, estimate: estimate) }
      let restart = try Restart(make) { stack, stage in
        for _ in 0..<3 {
          stage.drag(
            from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 200), over: 0.3)
          stage.settle()
        }
      }
      #expect(!restart.stage.elements().contains { $0.label == "Row 0" })
      #expect(restart.stage.elements() == restart.leftStage.elements())
      #expect(restart.isSame, "large: \(large), estimated: \(estimate != nil)")
    }
  }

  @Test func `a list that was not moved stands at its top`() throws {
    for large in [false, true] {
      let restart = try Restart({ list(titled: large) }) { _, _ in }
      #expect(restart.isSame)
    }
  }

  @Test func `the selected row is selected`() throws {
    let restart = try Restart(list) { stack, _ in
      table(stack)?.selectRow(
        at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    }
    #expect(table(restart.root)?.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    #expect(restart.isSame)
  }

  @Test func `a list below another page waits until it appears, and is kept until then`() throws {
    func scroll(_ stack: UINavigationController, _ stage: Stage) {
      table(stack)?.setContentOffset(CGPoint(x: 0, y: 700), animated: false)
      stage.settle()
      stack.pushViewController(NotePage("Detail"), animated: false)
    }
    let first = try Restart(list, after: scroll)
    #expect(first.root.viewControllers.count == 2 && first.isSame)
    let again = Stage(
      size: first.stage.screen.bounds.size, safeAreaInsets: UIEdgeInsets(top: 47, bottom: 34))
    let root = list()
    again.show({ root }, restoring: first.stage.savedState())
    for (stack, stage) in [(first.left, first.leftStage), (first.root, first.stage), (root, again)]
    {
      stack.popViewController(animated: true)
      stage.settle()
      #expect(table(stack)?.contentOffset.y == 700)
      #expect(stage.displayList() == first.leftStage.displayList())
    }
  }

  @Test func `fewer rows than before end at the last one`() throws {
    var count = 60
    func shorter() -> UINavigationController {
      defer { count = 25 }
      let stack = list()
      (stack.viewControllers.first as? RowsController)?.count = count
      return stack
    }
    let restart = try Restart(shorter) { stack, _ in
      table(stack)?.setContentOffset(CGPoint(x: 0, y: 2000), animated: false)
    }
    let shown = try #require(table(restart.root))
    #expect(shown.contentOffset.y == shown.contentSize.height - 844 + 34)
  }

  @Test func `a scroll view is scrolled where it was, as far as there is content`() throws {
    func page() -> UINavigationController {
      let stack = UINavigationController(rootViewController: WidePage())
      stack.restorationIdentifier = "stack"
      return stack
    }
    let restart = try Restart(page) { stack, _ in
      (stack.topViewController as? WidePage)?.scroll.contentOffset = CGPoint(x: 120, y: 340)
    }
    let wide = try #require(restart.root.topViewController as? WidePage)
    #expect(wide.scroll.contentOffset == CGPoint(x: 120, y: 340))
    #expect(restart.isSame)
  }

  @Test func `views of one's own write down and read, each of equal ones its own`() throws {
    func page() -> UIViewController {
      let page = UIViewController()
      page.restorationIdentifier = "page"
      for place in 0..<3 {
        let view = NumberView()
        view.restorationIdentifier = place == 2 ? nil : "counter"
        page.view.addSubview(view)
      }
      return page
    }
    let restart = try Restart(page) { page, _ in
      for (place, view) in page.view.subviews.enumerated() {
        (view as? NumberView)?.count = place + 5
      }
    }
    let counts = restart.root.view.subviews.compactMap { ($0 as? NumberView)?.count }
    #expect(counts == [5, 6, 0], "one without an identifier is not kept")
  }

  @Test func `a view cannot keep a controller, and that is said`() throws {
    func page() -> UIViewController {
      let page = UIViewController()
      page.restorationIdentifier = "page"
      let view = NumberView()
      view.restorationIdentifier = "counter"
      page.view.addSubview(view)
      return page
    }
    let restart = try Restart(page) { page, _ in
      (page.view.subviews[0] as? NumberView)?.controller = page
    }
    #expect(restart.leftStage.warnings.map(\.description).first?.contains("“controller”") == true)
  }
}

/// A list with an identifier for itself and its table.
private final class RowsController: UITableViewController {
  var count = 60
  private let estimate: CGFloat?

  init(_ estimate: CGFloat?) {
    self.estimate = estimate
    super.init(style: .plain)
    title = "List"
    restorationIdentifier = "list"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.restorationIdentifier = "table"
    if let estimate { tableView.estimatedRowHeight = estimate }
    clearsSelectionOnViewWillAppear = false
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count
  }

  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { indexPath.row.isMultiple(of: 3) ? 80 : 50 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}

/// A page with a scroll view that can be scrolled both ways.
private final class WidePage: UIViewController {
  let scroll = UIScrollView(frame: .zero)

  init() {
    super.init(nibName: nil, bundle: nil)
    restorationIdentifier = "wide"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.restorationIdentifier = "scroll"
    scroll.contentSize = CGSize(width: 1000, height: 2000)
    let mark = UIView(frame: CGRect(x: 300, y: 500, width: 50, height: 50))
    mark.backgroundColor = .systemRed
    scroll.addSubview(mark)
    view.addSubview(scroll)
  }

  override func viewDidLayoutSubviews() { scroll.frame = view.bounds }
}

/// A view that keeps a number.
private final class NumberView: UIView {
  var count = 0
  weak var controller: UIViewController?
  override func encodeRestorableState(with coder: NSCoder) {
    coder.encode(count, forKey: "count")
    coder.encode(controller, forKey: "controller")
  }
  override func decodeRestorableState(with coder: NSCoder) {
    count = coder.decodeInteger(forKey: "count")
  }
}
