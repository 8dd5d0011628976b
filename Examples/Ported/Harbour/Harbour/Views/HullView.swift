import UIKit

/// Draws a ship with some flags; a tap hoists one more.
class HullView: UIView {

    var flagCount = 0 {
        didSet {
            accessibilityValue = "\(flagCount)"
            setNeedsDisplay()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        isOpaque = false
        isAccessibilityElement = true
        contentMode = .redraw
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func draw(_ rect: CGRect) {
        let deck = bounds.height * 0.6
        drawMast(to: deck)
        drawHull(from: deck)
        for number in 0..<flagCount {
            drawFlag(at: CGPoint(x: bounds.midX + 3, y: 12 + CGFloat(number) * 22))
        }
    }

    private func drawHull(from deck: CGFloat) {
        let hull = UIBezierPath()
        hull.move(to: CGPoint(x: bounds.width * 0.15, y: deck))
        hull.addLine(to: CGPoint(x: bounds.width * 0.85, y: deck))
        hull.addQuadCurve(to: CGPoint(x: bounds.width * 0.28, y: bounds.height - 8), controlPoint: CGPoint(x: bounds.width * 0.75, y: bounds.height))
        hull.close()
        UIColor.water.setFill()
        hull.fill()
    }

    private func drawMast(to deck: CGFloat) {
        UIColor.label.setStroke()
        let mast = UIBezierPath()
        mast.move(to: CGPoint(x: bounds.midX, y: 6))
        mast.addLine(to: CGPoint(x: bounds.midX, y: deck))
        mast.lineWidth = 4
        mast.stroke()
    }

    private func drawFlag(at point: CGPoint) {
        UIColor.systemRed.setFill()
        UIBezierPath(rect: CGRect(x: point.x, y: point.y, width: 30, height: 18)).fill()
    }
}
