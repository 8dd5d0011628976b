import NavigationKit

/// Stands for a page that the file does not have: one that code would make, or one of a storyboard
/// that is not there.
final class EmptyPage: UIViewController {
  private let name: String
  private let reason: String

  init(named name: String, because reason: String) {
    (self.name, self.reason) = (name, reason)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(EmptyScene(named: name, because: reason, in: view.bounds))
  }
}
