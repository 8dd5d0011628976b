/// A picture that is drawn from its number: a sun or moon above two hills.
final class Scenery: UIView {
  private let sun = UIView()
  private let hills = [UIView(), UIView()]

  /// The picture's number.
  var number = 0 { didSet { show() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    isUserInteractionEnabled = false
    for part in [sun] + hills { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  private var isNight: Bool { number % 5 == 3 }

  private func show() {
    let hue = CGFloat((number * 37) % 100) / 100
    backgroundColor = UIColor(
      hue: isNight ? 0.65 : 0.5 + hue / 8, saturation: 0.5, brightness: isNight ? 0.3 : 0.95,
      alpha: 1)
    sun.backgroundColor = isNight ? .white : .systemYellow
    for (index, hill) in hills.enumerated() {
      hill.backgroundColor = UIColor(
        hue: hue, saturation: 0.45, brightness: (isNight ? 0.35 : 0.75) - CGFloat(index) * 0.15,
        alpha: 1)
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = bounds.width
    let size = side * 0.22
    let place = 0.1 + 0.6 * CGFloat((number * 13) % 10) / 10
    sun.frame = CGRect(x: side * place, y: bounds.height * 0.14, width: size, height: size)
    sun.layer.cornerRadius = size / 2
    for (index, hill) in hills.enumerated() {
      let width = side * 1.5
      let shift = CGFloat((number * (index * 4 + 7)) % 10) / 10
      hill.frame = CGRect(
        x: side * (shift - 0.75), y: bounds.height * (0.55 + CGFloat(index) * 0.15), width: width,
        height: width)
      hill.layer.cornerRadius = width / 2
    }
  }
}
