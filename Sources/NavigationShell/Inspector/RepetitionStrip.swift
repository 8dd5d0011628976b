import Foundation
import NavigationKit

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
