import Foundation
import NavigationShell

/// A page with a button and a title that the environment can set.
final class CalmPage: UIViewController {
  private let tapped: (() -> Void)?

  /// By default the button pushes another such page.
  init(
    title: String = ProcessInfo.processInfo.environment["FAULTY_APP_TITLE"] ?? "Calm",
    tapped: (() -> Void)? = nil
  ) {
    self.tapped = tapped
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = title
    label.frame = CGRect(x: 20, y: 70, width: 160, height: 30)
    let action = UIAction(title: "Go") { [weak self] _ in self?.go() }
    let button = UIButton(type: .system, primaryAction: action)
    button.frame = CGRect(x: 20, y: 110, width: 160, height: 40)
    view.addSubview(label)
    view.addSubview(button)
  }

  private func go() {
    if let tapped { return tapped() }
    navigationController?.pushViewController(CalmPage(title: "Next"), animated: true)
  }
}

/// A page that another one opens from by a key of its own.
final class AskedPage: UIViewController, SelectorResponding {
  class var selectors: SelectorTable { ["answer:": .init(AskedPage.answer)] }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    title = "Asked"
    addKeyCommand(UIKeyCommand(input: "?", modifierFlags: [], action: Selector("answer:")))
  }

  func answer(_ sender: UICommand) {
    navigationController?.pushViewController(CalmPage(title: "Answer"), animated: true)
  }
}

/// A page that never settles.
final class RestlessPage: UIViewController {
  private let square = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  override func viewDidLoad() {
    super.viewDidLoad()
    square.backgroundColor = .systemRed
    view.addSubview(square)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    move()
  }

  private func move() {
    UIView.animate(withDuration: 0.5) {
      self.square.frame.origin.x = self.square.frame.origin.x == 0 ? 100 : 0
    } completion: { [weak self] _ in
      self?.move()
    }
  }
}

/// A page whose title depends on how often it was read.
final class WatchedPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = CountingLabel()
    label.text = "Seen"
    label.frame = CGRect(x: 20, y: 70, width: 160, height: 30)
    view.addSubview(label)
  }
}

private final class CountingLabel: UILabel {
  private var count = 0

  override var accessibilityLabel: String? {
    get {
      count += 1
      return "Seen \(count) times"
    }
    set {}
  }
}
