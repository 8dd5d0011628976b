import Drawing
import Foundation
import NavigationKit
import Testing

/// Glass that comes and goes in an animation.
struct GlassFadeTests {
  private let stage = Stage(size: CGSize(width: 200, height: 100))
  private let view = UIVisualEffectView(effect: nil)

  init() {
    view.frame = CGRect(x: 20, y: 10, width: 100, height: 50)
    stage.window.addSubview(view)
    stage.window.makeKeyAndVisible()
  }

  /// How much is blurred what is behind the view.
  private var blur: CGFloat {
    let materials: [Material] = stage.displayList().commands.compactMap {
      if case .material(let material) = $0 { material } else { nil }
    }
    return materials.first?.sigma ?? 0
  }

  @Test func `half way there is half the blur, as it comes and as it goes`() {
    let effects = [UIBlurEffect(style: .systemMaterial), nil]
    var blurs: [CGFloat] = []
    for effect in effects {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.effect = effect }
      stage.advance(by: 0.5)
      blurs.append(blur)
      stage.settle()
      blurs.append(blur)
    }
    let whole = blurs[1]
    #expect(whole > 0 && blurs[3] == 0)
    #expect(abs(blurs[0] - whole / 2) < 0.01 && abs(blurs[2] - whole / 2) < 0.01)
  }
}
