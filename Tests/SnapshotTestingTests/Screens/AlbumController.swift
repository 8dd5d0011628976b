import NavigationKit

/// A small screen: a title and a button, as tests want it.
@MainActor
final class AlbumController: UIViewController {
  let label = UILabel()
  let button = UIButton(type: .system)
  /// The label's distance from the top, in points.
  var inset: CGFloat = 8 { didSet { viewIfLoaded?.setNeedsLayout() } }
  private(set) var appearances = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.text = "Family"
    button.setTitle("Add", for: .normal)
    view.addSubview(label)
    view.addSubview(button)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let top = view.safeAreaInsets.top + inset
    label.frame = CGRect(x: 8, y: top, width: 80, height: 24)
    button.frame = CGRect(x: 8, y: top + 32, width: 60, height: 24)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appearances += 1
  }
}
