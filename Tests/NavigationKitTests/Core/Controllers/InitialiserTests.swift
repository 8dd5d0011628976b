import Goldens
import Drawing
import Foundation
import Input
import NavigationKit
import Testing

/// The initialisers that a subclass can override, inherit and call, as in UIKit.
struct InitialiserTests {
  private func emptyCoder() throws -> NSCoder {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.finishEncoding()
    return try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
  }

  @Test func `a coder that holds nothing makes what init makes`() throws {
    let coder = try emptyCoder()
    let kinds: [UIView.Type] = [
      UIView.self, UILabel.self, UIImageView.self, UIScrollView.self, UITableView.self,
      UIControl.self, UIButton.self, UISwitch.self, UISlider.self, UIStepper.self,
      UISegmentedControl.self, UITextField.self, UIProgressView.self, UIPageControl.self,
      UIActivityIndicatorView.self, UINavigationBar.self, UIToolbar.self, UITableViewCell.self,
      UIWindow.self,
    ]
    let fixed: [ObjectIdentifier: CGSize] = [
      ObjectIdentifier(UISwitch.self): UISwitch().frame.size,
      ObjectIdentifier(UIStepper.self): UIStepper().frame.size,
      ObjectIdentifier(UITableViewCell.self):
        UITableViewCell(style: .default, reuseIdentifier: nil).frame.size,
    ]
    for kind in kinds {
      let view = try #require(kind.init(coder: coder))
      #expect(type(of: view) == kind)
      #expect(view.frame == CGRect(origin: .zero, size: fixed[ObjectIdentifier(kind)] ?? .zero))
    }
    #expect(try #require(UITableViewController(coder: coder)).tableView.style == .plain)
    let navigation = try #require(UINavigationController(coder: coder))
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(navigation.navigationBar.barPosition == .topAttached)
    #expect(UIBarButtonItem(coder: coder)?.title == nil)
    #expect(UINavigationItem(coder: coder)?.title == nil && UINavigationItem().title == nil)
    #expect(UITapGestureRecognizer(coder: coder)?.numberOfTapsRequired == 1)
  }

  @Test func `an archive's initialiser runs down the chain`() throws {
    let coder = try emptyCoder()
    #expect(LoggedCell(coder: coder)?.log == ["coder"])
    #expect(ModelController(coder: coder)?.model == "none")
    #expect(ModelController(model: "one").model == "one")
    #expect(PlainController().isPlain && MarkedBar().mark == "frame" && MarkedButton().mark == 1)
    #expect(MarkedButton(type: .system).mark == 1)
    #expect(MarkedButton(type: .system).buttonType == .system)
  }

  @Test func `every controller can be made without a nib`() {
    let kinds: [UIViewController] = [
      UIViewController(nibName: nil, bundle: nil), UITableViewController(nibName: nil, bundle: nil),
      UINavigationController(nibName: nil, bundle: nil), InheritingTable(),
      InheritingTable(nibName: nil, bundle: nil), InheritingTable(style: .grouped),
    ]
    for controller in kinds { #expect(controller.view != nil) }
  }

  @Test func `bars, cells and items are made by their classes' own initialisers`() throws {
    let stage = Stage(size: .smallPhone)
    let table = InheritingTable()
    let navigation = UINavigationController(
      navigationBarClass: MarkedBar.self, toolbarClass: MarkedToolbar.self)
    navigation.viewControllers = [table]
    stage.window.rootViewController = navigation
    stage.window.makeKeyAndVisible()
    #expect((navigation.navigationBar as? MarkedBar)?.mark == "frame")
    #expect(navigation.toolbar is MarkedToolbar)
    let cell = table.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? LoggedCell
    #expect(cell?.log == ["style", "cell"])
    #expect(type(of: MarkedItem.flexibleSpace()) == MarkedItem.self)
  }

  @Test func `a text view that overrides one initialiser is made by the others through it`() {
    #expect(NotedTextView().isNoted)
    #expect(NotedTextView(frame: .zero).isNoted)
  }
}

private class LoggedCell: UITableViewCell {
  var log: [String]
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    log = ["style"]
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    log.append(reuseIdentifier ?? "")
  }
  required init?(coder: NSCoder) {
    log = ["coder"]
    super.init(coder: coder)
  }
}

private class ModelController: UIViewController {
  let model: String
  init(model: String) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) {
    model = "none"
    super.init(coder: coder)
  }
}

private class PlainController: UIViewController {
  let isPlain: Bool
  init() {
    isPlain = true
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private class MarkedBar: UINavigationBar {
  var mark = ""
  override init(frame: CGRect) {
    super.init(frame: frame)
    mark = "frame"
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class MarkedToolbar: UIToolbar {}
private class MarkedItem: UIBarButtonItem {}

private class MarkedButton: UIButton {
  private(set) var mark = 0
  override init(frame: CGRect) {
    super.init(frame: frame)
    mark += 1
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class InheritingTable: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(LoggedCell.self, forCellReuseIdentifier: "cell")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) }
}

/// A text view as apps write them.
private final class NotedTextView: UITextView {
  private(set) var isNoted = false

  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
    isNoted = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
