import Foundation
import NavigationKit

/// A scrolling page of stripes and text, which make any motion visible.
final class TransitionScenePage: UIViewController {
  private let color: UIColor
  /// An action in `viewWillAppear`.
  var whenAppearing: (TransitionScenePage, Bool) -> Void = { _, _ in }

  init(_ title: String, color: UIColor) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
    self.title = title
    toolbarItems = [
      UIBarButtonItem(title: "\(title) 1"), .flexibleSpace(), UIBarButtonItem(title: "\(title) 2"),
    ]
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Do \(title)")
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let scrollView = UIScrollView(frame: UIScreen.main.bounds)
    scrollView.contentSize.height = TransitionScenePage.height
    scrollView.backgroundColor = .systemBackground
    for row in 0..<Int(TransitionScenePage.height / TransitionScenePage.rowHeight) {
      let top = CGFloat(row) * TransitionScenePage.rowHeight
      let stripe = UIView(frame: CGRect(x: 16, y: top, width: 60, height: 16))
      stripe.backgroundColor = color
      let label = UILabel(frame: CGRect(x: 90, y: top, width: 100, height: 20))
      label.text = "\(title ?? "") line \(row)"
      for view in [stripe, label] { scrollView.addSubview(view) }
    }
    view = scrollView
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    whenAppearing(self, animated)
  }

  /// The content height and the distance of lines, in points.
  private static let height: CGFloat = 900
  private static let rowHeight: CGFloat = 45
}
