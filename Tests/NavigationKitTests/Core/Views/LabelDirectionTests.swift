import Drawing
import Foundation
import NavigationKit
import Testing

/// A label 100 points wide with a text of 20: four characters at size 10.
struct LabelDirectionTests {
  @Test(arguments: [
    (UITraitEnvironmentLayoutDirection.leftToRight, NSTextAlignment.natural, 0),
    (.rightToLeft, .natural, 80), (.rightToLeft, .left, 0), (.leftToRight, .right, 80),
    (.rightToLeft, .center, 40),
  ])
  func `lines start where the language starts them`(
    direction: UITraitEnvironmentLayoutDirection, alignment: NSTextAlignment, start: CGFloat
  ) {
    let stage = Stage(
      size: CGSize(width: 100, height: 40), traits: UITraitCollection(layoutDirection: direction))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    (label.text, label.font, label.textAlignment) = ("text", .systemFont(ofSize: 10), alignment)
    stage.window.addSubview(label)
    stage.window.makeKeyAndVisible()
    let starts = stage.displayList().commands.flatMap(\.textStarts)
    #expect(starts == [start])
  }
}

extension DrawCommand {
  /// The x at which its lines of text start; layers are at (0, 0) here.
  fileprivate var textStarts: [CGFloat] {
    switch self {
    case .text(let line): [line.origin.x]
    case .layer(let layer): layer.commands.flatMap(\.textStarts)
    default: []
    }
  }
}
