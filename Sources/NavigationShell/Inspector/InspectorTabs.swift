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

  /// Shows what is so now: the strip, and the page that is open.
  func refresh() {
    strip.isHidden = !inspection.repeats
    for stack in viewControllers ?? [] {
      stack.additionalSafeAreaInsets.bottom = strip.isHidden ? 0 : RepetitionStrip.height
    }
    (selectedViewController?.children.last as? any InspectorPage)?.refresh()
  }
}

/// Tells that the last gesture is repeated, and stops it.
final class RepetitionStrip: UIView {
  /// Its height, in points.
  static let height: CGFloat = 40
  /// Called when it is to stop.
  var onStop: () -> Void = {}

  private let label = UILabel(frame: .zero)
  private let stop = UIButton(configuration: .plain())

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBlue
    label.text = "The last gesture is repeated"
    label.font = .systemFont(ofSize: 13, weight: .medium)
    label.textColor = .white
    stop.setTitle("Stop", for: .normal)
    stop.tintColor = .white
    stop.accessibilityLabel = "Stop repeating"
    stop.addAction(UIAction { [weak self] _ in self?.onStop() }, for: .touchUpInside)
    addSubview(label)
    addSubview(stop)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    let width = stop.sizeThatFits(bounds.size).width
    stop.frame = CGRect(x: bounds.width - width, y: 0, width: width, height: bounds.height)
    label.frame = CGRect(
      x: InspectorPanel.margin, y: 0, width: bounds.width - width - InspectorPanel.margin,
      height: bounds.height)
  }
}
