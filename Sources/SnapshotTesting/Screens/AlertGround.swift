import Foundation
import NavigationKit

/// The ground on which an alert stands in its own size, as on a screen: in the middle, or at the bottom if it
/// is an action sheet.
final class AlertGround: UIViewController {
  private let alert: UIAlertController

  init(_ alert: UIAlertController) {
    self.alert = alert
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let margin = alert.preferredStyle == .alert ? 0 : Self.sheetMargin
    let size = alert.view.sizeThatFits(Self.room)
    view = UIView(
      frame: CGRect(x: 0, y: 0, width: size.width + 2 * margin, height: size.height + 2 * margin))
    view.backgroundColor = nil
    addChild(alert)
    view.addSubview(alert.view)
    alert.didMove(toParent: self)
  }

  /// The room of an alert whose screen is not said: that of a phone of 390 points.
  private static let room = CGSize(width: 390, height: 844)

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let isAlert = alert.preferredStyle == .alert
    let margin = isAlert ? 0 : Self.sheetMargin
    let space = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: margin, dy: margin)
    let size = alert.view.sizeThatFits(space.size)
    let below = space.height - size.height
    alert.view.frame =
      CGRect(
        x: space.midX - size.width / 2, y: space.minY + (isAlert ? below / 2 : below),
        width: size.width, height: size.height
      ).integral
  }

  /// The space beside and below an action sheet, in points, as where it is presented.
  private static let sheetMargin: CGFloat = 8

  /// Lets go of the alert, so that it can be shown elsewhere.
  func release() {
    alert.willMove(toParent: nil)
    alert.viewIfLoaded?.removeFromSuperview()
    alert.removeFromParent()
  }
}
