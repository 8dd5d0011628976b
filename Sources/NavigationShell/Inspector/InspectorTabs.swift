import Foundation
import NavigationKit

/// The inspector's pages, with a strip above the tab bar while the last gesture is repeated, which stops
/// it.
final class InspectorTabs: UITabBarController {
  private let inspection: Inspection
  private let strip = RepetitionStrip(frame: .zero)

  init(_ inspection: Inspection) {
    self.inspection = inspection
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    strip.onStop = { [weak self] in
      self?.inspection.repeats = false
      self?.refresh()
    }
    view.addSubview(strip)
    refresh()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    strip.frame = CGRect(
      x: 0, y: tabBar.frame.minY - RepetitionStrip.height, width: view.bounds.width,
      height: RepetitionStrip.height)
    view.bringSubviewToFront(strip)
  }

  /// Shows what is so now: the strip, and the page that is open, or is over all.
  func refresh() {
    strip.isHidden = !inspection.repeats
    for stack in viewControllers ?? [] {
      stack.additionalSafeAreaInsets.bottom = strip.isHidden ? 0 : RepetitionStrip.height
    }
    let shown = presentedViewController ?? selectedViewController
    (shown?.children.last as? any InspectorPage)?.refresh()
  }
}
