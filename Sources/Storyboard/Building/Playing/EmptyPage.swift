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

  override func loadView() { view = EmptyPage.view(named: name, because: reason) }

  /// A view that says which page it stands for, and why it is empty.
  static func view(named name: String, because reason: String) -> UIView {
    let view = UIView(frame: UIScreen.main.bounds)
    view.backgroundColor = .systemBackground
    view.addSubview(EmptyScene(named: name, because: reason, in: view.bounds))
    return view
  }
}
