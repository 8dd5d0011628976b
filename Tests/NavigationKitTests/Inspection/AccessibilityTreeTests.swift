import Foundation
import Goldens
import NavigationKit
import Testing

/// The tree of what is on a stage.
@MainActor
struct AccessibilityTreeTests {
  private let stage = Stage(size: .phone)

  private func show(_ controller: UIViewController) {
    stage.window.rootViewController = controller
    stage.window.makeKeyAndVisible()
  }

  private func nodes(_ kind: AccessibilityNode.Kind) -> [AccessibilityNode] {
    func all(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
      nodes.flatMap { [$0] + all($0.children) }
    }
    return all(stage.accessibilityTree()).filter { $0.kind == kind }
  }

  private static let kinds: [(UIView, AccessibilityNode.Kind)] = {
    var kinds: [(UIView, AccessibilityNode.Kind)] = [
      (UIButton(configuration: .plain()), .button), (UISwitch(), .switch), (UISlider(), .slider),
      (UIStepper(), .stepper), (UITextField(), .textField), (UISearchTextField(), .searchField),
    ]
    kinds += [
      (UITextView(), .textView), (UIProgressView(), .progressIndicator),
      (UIScrollView(), .scrollView), (UITableView(), .table), (UIDatePicker(), .datePicker),
      (UIPickerView(), .picker), (UIColorWell(), .colorWell),
    ]
    kinds += [
      (UISegmentedControl(items: ["A"]), .segmentedControl), (UIToolbar(), .toolbar),
      (UINavigationBar(), .navigationBar), (UITabBar(), .tabBar), (UIView(), .other),
    ]
    return kinds
  }()

  @Test func aViewHasTheKindOfItsClass() {
    for (view, kind) in Self.kinds {
      let page = UIViewController()
      view.frame = CGRect(x: 0, y: 100, width: 200, height: 200)
      view.accessibilityIdentifier = "it"
      page.view.addSubview(view)
      show(page)
      #expect(nodes(kind).contains { $0.identifier == "it" }, "\(kind)")
    }
  }

  @Test func traitsOfTheAppDecideTheKindOfAView() {
    let kinds: [(UIAccessibilityTraits, AccessibilityNode.Kind)] = [
      (.button, .button), (.link, .link), (.image, .image), (.header, .staticText),
      (.searchField, .searchField), (.playsSound, .other),
    ]
    for (traits, kind) in kinds {
      let page = UIViewController()
      let view = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
      view.isAccessibilityElement = true
      view.accessibilityLabel = "It"
      view.accessibilityTraits = traits
      page.view.addSubview(view)
      show(page)
      #expect(nodes(kind).contains { $0.label == "It" }, "\(kind)")
    }
  }

  @Test func aPartOfAPageHasNameValueAndState() {
    let page = UIViewController()
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    field.placeholder = "Name"
    page.view.addSubview(field)
    show(page)
    #expect(nodes(.textField).map(\.value) == ["Name"])
    #expect(nodes(.textField).map(\.placeholder) == ["Name"])
    field.becomeFirstResponder()
    field.text = "Ada"
    #expect(nodes(.textField).map(\.value) == ["Ada"])
    #expect(nodes(.textField).map(\.hasFocus) == [true])
    field.isSecureTextEntry = true
    #expect(nodes(.secureTextField).map(\.value) == ["•••"])
  }

  @Test func controlsHaveOnlyPartsThatMeanSomething() {
    let page = UIViewController()
    let toggle = UISwitch(frame: CGRect(x: 0, y: 100, width: 51, height: 31))
    let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Go") { _ in })
    button.frame = CGRect(x: 0, y: 200, width: 100, height: 40)
    let star = UIImageView(image: UIImage(systemName: "star"))
    for view in [toggle, button, star] { page.view.addSubview(view) }
    show(page)
    #expect(nodes(.switch).map(\.children.count) == [0])
    #expect(nodes(.button).flatMap { $0.children.map(\.kind) } == [.staticText])
    #expect(nodes(.image).map(\.identifier) == ["star"])
    #expect(nodes(.image).map(\.label) == ["Star"])
  }

  @Test func theRowsOfAMenuAreButtonsInIt() {
    let page = UIViewController()
    let button = UIButton(configuration: .plain(), primaryAction: nil)
    button.setTitle("Sort", for: .normal)
    button.menu = UIMenu(children: [
      UIAction(title: "By Name") { _ in }, UIAction(title: "By Date") { _ in },
    ])
    button.showsMenuAsPrimaryAction = true
    button.frame = CGRect(x: 20, y: 200, width: 100, height: 40)
    page.view.addSubview(button)
    show(page)
    stage.tap("Sort")
    stage.settle()
    #expect(nodes(.menu).count == 1)
    #expect(Set(nodes(.button).map(\.label)).isSuperset(of: ["By Name", "By Date"]))
  }

  @Test func rowsAreInTheirOrderAndScrolledOnesAreThere() {
    let list = RowList()
    show(UINavigationController(rootViewController: list))
    #expect(nodes(.navigationBar).map(\.identifier) == ["Rows"])
    #expect(nodes(.cell).map(\.label).prefix(3) == ["Row 0", "Row 1", "Row 2"])
    stage.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 300), over: 1)
    stage.settle()
    let labels = nodes(.cell).map(\.label)
    #expect(labels == labels.sorted { $0.count == $1.count ? $0 < $1 : $0.count < $1.count })
    #expect(labels.first != "Row 0")
  }

  @Test func whatIsCoveredIsThereButCannotBePressed() throws {
    show(RowList())
    let row = try #require(nodes(.cell).first)
    #expect(stage.isHittable(row))
    let cover = UIView(frame: stage.screen.bounds)
    stage.window.addSubview(cover)
    let covered = try #require(nodes(.cell).first)
    #expect(!stage.isHittable(covered))
  }

  @Test func anElementIsScrolledIntoView() throws {
    let page = UIViewController()
    let scroll = UIScrollView(frame: stage.screen.bounds)
    scroll.contentSize = CGSize(width: 390, height: 3000)
    let button = UIButton(configuration: .plain(), primaryAction: UIAction(title: "Last") { _ in })
    button.frame = CGRect(x: 20, y: 2500, width: 100, height: 40)
    scroll.addSubview(button)
    page.view.addSubview(scroll)
    show(page)
    let before = try #require(nodes(.button).first)
    #expect(stage.pressPoint(of: before) == nil)
    #expect(stage.bringIntoView(before))
    let after = try #require(nodes(.button).first)
    #expect(stage.isHittable(after))
  }

  @Test func anAlertAndItsButtonsAreParts() {
    let page = UIViewController()
    show(page)
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default))
    page.present(alert, animated: false)
    #expect(nodes(.alert).map(\.label) == ["Sure?"])
    #expect(nodes(.button).map(\.label) == ["Yes"])
    #expect(nodes(.staticText).map(\.label).contains("Sure?"))
  }

  @Test func theButtonsOfABarAreInItsOrder() {
    let pages = ["A", "B"].map { title in
      let page = UIViewController()
      page.title = title
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Edit", style: .plain, target: nil, action: nil)
      return page
    }
    let navigation = UINavigationController()
    navigation.setViewControllers(pages, animated: false)
    let tabs = UITabBarController()
    tabs.setViewControllers([navigation, UIViewController()], animated: false)
    tabs.viewControllers?[1].title = "Second"
    show(tabs)
    func buttons(in kind: AccessibilityNode.Kind) -> [String] {
      nodes(kind).first?.children.filter { $0.kind == .button }.map(\.label) ?? []
    }
    #expect(buttons(in: .navigationBar) == ["A", "Edit"])
    #expect(buttons(in: .tabBar) == ["A", "Second"])
  }
}

/// A list of a hundred rows.
private final class RowList: UITableViewController {
  init() {
    super.init(style: .plain)
    title = "Rows"
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    100
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}
