import Foundation
import NavigationKit

/// A page of coloured stripes, which show blur and edges.
final class StripedPage: UIViewController {
  private let colors: [UIColor]

  init(_ title: String, _ colors: UIColor...) {
    self.colors = colors
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    view.backgroundColor = .systemBackground
    addStripes(colors, to: view, width: StripedPage.stripe)
  }

  private static let stripe: CGFloat = 20
}

/// Adds vertical stripes to a view, as far apart as they are wide.
func addStripes(_ colors: [UIColor], to view: UIView, width: CGFloat) {
  for (index, color) in colors.enumerated() {
    let stripe = UIView(
      frame: CGRect(
        x: width / 2 + CGFloat(index) * 2 * width, y: 0, width: width, height: view.bounds.height))
    stripe.backgroundColor = color
    view.addSubview(stripe)
  }
}
