import Foundation
import Input
import Testing

@testable import NavigationKit

/// List controllers, sheets and scroll views make way for the keyboard by themselves.
struct KeyboardListTests {
  private let stage = Stage(
    size: CGSize(width: 375, height: 812), safeAreaInsets: UIEdgeInsets(top: 44, bottom: 34))
  private let form = Form(style: .plain)

  /// A table with fields in some rows.
  private final class Form: UITableViewController {
    let field = UITextField(frame: CGRect(x: 16, y: 0, width: 200, height: 44))
    let following = UITextField(frame: CGRect(x: 16, y: 0, width: 200, height: 44))
    let last = UITextField(frame: CGRect(x: 16, y: 0, width: 200, height: 44))

    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      if indexPath.row == 12 { cell.contentView.addSubview(field) }
      if indexPath.row == 14 { cell.contentView.addSubview(following) }
      if indexPath.row == 28 { cell.contentView.addSubview(last) }
      return cell
    }
  }

  private func show(_ controller: UIViewController) {
    stage.hasSoftwareKeyboard = true
    stage.window.rootViewController = controller
    stage.window.makeKeyAndVisible()
    stage.settle()
  }

  private func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }
  private var inset: CGFloat { form.tableView.adjustedContentInset.bottom }

  @Test(arguments: ["root", "stack", "tabs"])
  func `a table controller keeps the edited field above the keyboard`(container: String) {
    let tabs = UITabBarController()
    switch container {
    case "stack": show(UINavigationController(rootViewController: form))
    case "tabs":
      tabs.viewControllers = [form]
      show(tabs)
    default: show(form)
    }
    let (initialInset, offset) = (inset, form.tableView.contentOffset)
    form.field.becomeFirstResponder()
    stage.advance(by: 0.1)
    #expect(!stage.isSettled, "it slides along")
    stage.settle()
    #expect(stage.keyboardFrame.minY == 476 && inset == 336 && initialInset < 90)
    #expect(frame(of: form.field).maxY <= 476 && frame(of: form.field).minY > 400)
    form.following.becomeFirstResponder()
    stage.settle()
    #expect(frame(of: form.following).maxY <= 476 && inset == 336, "the next field, too")
    form.following.resignFirstResponder()
    stage.settle()
    #expect(inset == initialInset && form.tableView.contentOffset.y > offset.y)
  }

  @Test func `the room is given back where the content ends`() {
    show(form)
    form.tableView.scrollToRow(at: IndexPath(row: 29, section: 0), at: .bottom, animated: false)
    let end = form.tableView.contentOffset
    form.last.becomeFirstResponder()
    stage.settle()
    form.tableView.scrollToRow(at: IndexPath(row: 29, section: 0), at: .bottom, animated: false)
    #expect(form.tableView.contentOffset.y > end.y + 200)
    form.last.resignFirstResponder()
    stage.settle()
    #expect(form.tableView.contentOffset == end)
  }

  @Test func `a page that has left makes no room, nor does a table of one's own`() {
    let stack = UINavigationController(rootViewController: form)
    show(stack)
    form.field.becomeFirstResponder()
    stage.settle()
    stack.pushViewController(UIViewController(), animated: false)
    stage.settle()
    #expect(form.tableView.keyboardOverlap == 0)
    let own = UITableView(frame: .zero, style: .plain)
    own.keyboardFrameDidChange(CGRect(x: 0, y: 0, width: 375, height: 812))
    #expect(own.keyboardOverlap == 0)
  }

  @Test func `a finger that pulls the keyboard down takes the room with it as it lets go`() {
    show(form)
    form.tableView.keyboardDismissMode = .interactive
    form.field.becomeFirstResponder()
    stage.settle()
    stage.press(at: CGPoint(x: 200, y: 300))
    stage.move(to: CGPoint(x: 200, y: 650), over: 0.4)
    #expect(stage.keyboard.pull > 100 && inset == 336)
    stage.release()
    stage.settle()
    #expect(inset == 34 && !form.field.isEditing)
  }

  @Test func `a field that is scrolled out of sight stays first responder`() throws {
    show(form)
    form.field.becomeFirstResponder()
    stage.settle()
    let table: UITableView = form.tableView
    table.contentOffset.y = 800
    stage.settle()
    #expect(form.field.isFirstResponder && stage.keyboardFrame.height > 0)
    #expect(table.indexPathsForVisibleRows?.contains([0, 12]) == false)
    #expect(table.visibleCells.count == table.indexPathsForVisibleRows?.count)
    table.contentOffset.y = 300
    stage.settle()
    #expect(abs(frame(of: form.field).minY - (12 * 44 - 300)) < 0.5, "it is where it was")
  }

  @Test func `a turn of the device keeps the field in sight`() {
    show(form)
    form.field.becomeFirstResponder()
    stage.settle()
    stage.resize(
      to: CGSize(width: 812, height: 375),
      safeAreaInsets: UIEdgeInsets(left: 44, bottom: 21, right: 44))
    stage.settle()
    #expect(inset == stage.keyboardFrame.height)
  }

  /// A grid with a field in one item.
  private final class Grid: UICollectionViewController {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 30 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      if indexPath.item == 11 { cell.contentView.addSubview(field) }
      return cell
    }
  }

  @Test func `a collection controller does so, too`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 375, height: 44)
    let grid = Grid(collectionViewLayout: layout)
    show(grid)
    grid.field.becomeFirstResponder()
    stage.settle()
    #expect(grid.collectionView.adjustedContentInset.bottom == 336)
    #expect(frame(of: grid.field).maxY <= 476)
    grid.collectionView.contentOffset.y = 900
    stage.settle()
    #expect(grid.field.isFirstResponder, "it is kept out of sight")
    #expect(!grid.collectionView.indexPathsForVisibleItems.contains([0, 11]))
  }

  @Test func `a scroll view shows the field that is typed into`() {
    let page = UIViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
    let field = UITextField(frame: CGRect(x: 0, y: 600, width: 200, height: 34))
    scrollView.contentSize = CGSize(width: 375, height: 1000)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.addSubview(field)
    page.view.addSubview(scrollView)
    show(page)
    field.becomeFirstResponder()
    stage.settle()
    #expect(scrollView.contentOffset.y == 234)
  }
}

/// Sheets make way for the keyboard.
struct KeyboardSheetTests {
  @Test func `a form sheet rises as far as the status bar lets it, and comes back`() throws {
    let stage = Stage(
      size: CGSize(width: 1180, height: 820), safeAreaInsets: UIEdgeInsets(top: 24, bottom: 20),
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceIdiom: .pad),
        UITraitCollection(horizontalSizeClass: .regular),
        UITraitCollection(verticalSizeClass: .regular),
      ]))
    stage.hasSoftwareKeyboard = true
    let (page, modal) = (UIViewController(), UIViewController())
    let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 34))
    modal.view.addSubview(field)
    modal.modalPresentationStyle = .formSheet
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    page.present(modal, animated: false)
    stage.settle()
    let card = try #require(modal.presentationController?.presentedView)
    #expect(card.frame == CGRect(x: 320, y: 100, width: 540, height: 620))
    field.becomeFirstResponder()
    stage.settle()
    #expect(card.frame == CGRect(x: 320, y: 24, width: 540, height: 620))
    field.resignFirstResponder()
    stage.settle()
    #expect(card.frame.minY == 100)
  }

  @Test func `a sheet that fits is in the middle of what the keyboard leaves`() {
    var pad = SheetLayout(
      size: CGSize(width: 820, height: 1180), insets: UIEdgeInsets(top: 24, bottom: 20),
      isForm: true, hasWidth: true, keyboard: 20)
    #expect(pad.top(of: .large) == 280)
    pad.keyboard = 337
    #expect(pad.top(of: .large) == 123.5, "between 24 points of the top and the keyboard")
    pad.preferred = CGSize(width: 300, height: 100)
    #expect(pad.top(of: .large) == 540, "the keyboard does not reach it")
  }

  @Test func `the keyboard lifts a low sheet, as high as a large one`() {
    var phone = SheetLayout(
      size: CGSize(width: 390, height: 844), insets: UIEdgeInsets(top: 47, bottom: 34))
    let low = UISheetPresentationController.Detent.Identifier(rawValue: "low")
    phone.heights = [low: 200]
    #expect(phone.top(of: .medium) == 422 && phone.top(of: low) == 610)
    phone.keyboard = 336
    #expect(phone.top(of: .medium) == 120 && phone.top(of: low) == 308)
    phone.keyboard = 500
    #expect(phone.top(of: .medium) == 57 && phone.top(of: .large) == 57)
  }
}
