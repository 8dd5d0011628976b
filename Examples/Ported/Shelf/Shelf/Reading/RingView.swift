import UIKit

/// A ring that closes as pages are read.
class RingView: UIView {

    @objc dynamic var value = 0 {
        didSet { setNeedsDisplay() }
    }

    var total = 1 {
        didSet { setNeedsDisplay() }
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        NotificationCenter.default.addObserver(self, selector: #selector(applicationDidBecomeActive), name: UIApplication.didBecomeActiveNotification, object: nil)
    }

    @objc private func applicationDidBecomeActive() {
        setNeedsDisplay()
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    override func draw(_ rect: CGRect) {
        let share = CGFloat(value) / CGFloat(max(total, 1))
        let side = min(bounds.width, bounds.height) - 24
        stroke(share: 1, radius: side / 2, color: .systemFill)
        stroke(share: share, radius: side / 2, color: tintColor)
    }

    private func stroke(share: CGFloat, radius: CGFloat, color: UIColor) {
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let path = UIBezierPath(arcCenter: center, radius: radius, startAngle: -.pi / 2, endAngle: 2 * .pi * share - .pi / 2, clockwise: true)
        path.lineWidth = 16
        path.lineCapStyle = .round
        color.setStroke()
        path.stroke()
    }
}
