import Foundation
import NavigationKit

/// A screen as one finds it in apps of Swift 5.
///
/// A block of Foundation's calls UIKit, a plain class shows pages, and neither says where it runs.
public final class SignInController: UIViewController {
  /// The name that is typed.
  public let nameField = UITextField()
  private let router: Router
  private var observer: NSObjectProtocol?
  private var bottom: NSLayoutConstraint?

  /// Makes a screen that `router` takes further.
  public init(router: Router) {
    self.router = router
    super.init(nibName: nil, bundle: nil)
    title = "Sign In"
  }

  required init?(coder: NSCoder) {
    fatalError("SignInController is made by code")
  }

  override public func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let button = UIButton(type: .system)
    button.setTitle("Continue", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.router.showProfile() }, for: .touchUpInside)
    nameField.placeholder = "Name"
    nameField.borderStyle = .roundedRect
    let stack = UIStackView(arrangedSubviews: [nameField, button])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let bottom = stack.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -40)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      bottom,
    ])
    self.bottom = bottom
    observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { [weak self] notification in
      guard let self,
        let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      else { return }
      self.bottom?.constant = min(
        -40, self.view.convert(end, from: nil).minY - self.view.bounds.maxY)
      UIView.animate(withDuration: 0.25) { self.view.layoutIfNeeded() }
    }
  }

  deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }
}

/// Shows the pages of an app; a plain class, as coordinators are.
public class Router: NSObject, UINavigationControllerDelegate {
  /// The stack it shows pages on.
  public let navigationController = UINavigationController()
  /// The titles of the pages that were shown.
  public private(set) var shown: [String] = []

  /// Makes a router with nothing on its stack.
  override public init() {
    super.init()
    navigationController.delegate = self
  }

  /// Shows the first page.
  public func start() {
    navigationController.setViewControllers([SignInController(router: self)], animated: false)
  }

  /// Shows the second page.
  public func showProfile() {
    let page = UIViewController()
    page.title = "Profile"
    navigationController.pushViewController(page, animated: true)
  }

  /// Notes a page that has come to rest.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    shown.append(viewController.title ?? "")
  }
}
