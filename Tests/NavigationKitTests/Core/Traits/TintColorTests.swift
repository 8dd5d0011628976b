import Drawing
import Foundation
import NavigationKit
import Testing

/// The colour that is the tint of what it is drawn in.
struct TintColorTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100))
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))

  init() {
    (label.text, label.textColor, box.backgroundColor) = ("Tint", .tintColor, .tintColor)
    box.addSubview(label)
    stage.window.addSubview(box)
    stage.window.makeKeyAndVisible()
  }

  private var colors: [Color] {
    stage.displayList().commands.compactMap {
      switch $0 {
      case .fill(let fill) where fill.frame.width == 50: fill.color
      case .text(let line): line.color
      default: nil
      }
    }
  }

  @Test func `it is the tint of the view, its own or inherited`() {
    let blue = UIColor.systemBlue.color(in: stage.traits)
    #expect(colors == [blue, blue])
    stage.window.tintColor = .red
    #expect(colors == [Color(255, 0, 0), Color(255, 0, 0)])
    label.tintColor = .green
    #expect(colors == [Color(255, 0, 0), Color(0, 255, 0)])
    box.tintAdjustmentMode = .dimmed
    #expect(Set(colors.map { $0.red == $0.green && $0.green == $0.blue }) == [true])
  }

  @Test func `it is the tint in what code draws`() {
    final class Dot: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.tintColor.setFill()
        UIRectFill(rect)
      }
    }
    let dot = Dot(frame: CGRect(x: 0, y: 60, width: 9, height: 9))
    dot.tintColor = .red
    stage.window.addSubview(dot)
    #expect(stage.displayList().description.contains("#FF0000"))
  }

  @Test func `elsewhere it is blue`() {
    let traits = stage.traits
    #expect(UIColor.tintColor.color(in: traits) == UIColor.systemBlue.color(in: traits))
  }
}
