import Drawing
import Foundation
import Goldens
import NavigationKit
import Testing

/// Views that blur what is behind them.
struct VisualEffectTests {
  private let stage = Stage(size: CGSize(width: 200, height: 100))
  private let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))

  init() {
    view.frame = CGRect(x: 20, y: 10, width: 100, height: 50)
    stage.window.addSubview(view)
    stage.window.makeKeyAndVisible()
  }

  private var materials: [Material] {
    stage.displayList().commands.compactMap {
      if case .material(let material) = $0 { material } else { nil }
    }
  }

  @Test func `what is behind it is blurred, and its content is in front`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
    label.text = "Clear"
    view.contentView.addSubview(label)
    #expect(materials.map(\.frame) == [view.frame] && materials.allSatisfy { $0.sigma > 0 })
    let lines = stage.displayList().description.split(separator: "\n")
    let glass = lines.firstIndex { $0.contains("material") || $0.contains("glass") }
    #expect(glass.map { lines[$0...].contains { $0.contains("Clear") } } == true)
    view.frame.size = CGSize(width: 60, height: 60)
    #expect(materials.map(\.frame) == [view.frame])
  }

  /// The colours of a label and of a fill half as opaque in an effect view.
  private func colors(in effect: UIVisualEffect?) -> [Color] {
    view.effect = effect
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
    (label.text, label.textColor) = ("Clear", .red)
    let box = UIView(frame: CGRect(x: 0, y: 20, width: 9, height: 9))
    box.backgroundColor = .blue.withAlphaComponent(0.5)
    for view in view.contentView.subviews { view.removeFromSuperview() }
    for part in [label, box] { view.contentView.addSubview(part) }
    return stage.displayList().commands.flatMap { command -> [Color] in
      switch command {
      case .text(let line): [line.color]
      case .fill(let fill) where fill.frame.width == 9: [fill.color]
      default: []
      }
    }
  }

  @Test func `with vibrancy all that is in it has one colour, for the blur's look`() {
    #expect(colors(in: nil) == [Color(255, 0, 0), Color(0, 0, 255).faded(by: 0.5)])
    let light = UIBlurEffect(style: .systemMaterialLight)
    let dark = UIBlurEffect(style: .systemMaterialDark)
    let black = Color(red: 0, green: 0, blue: 0, alpha: 0.8)
    #expect(colors(in: UIVibrancyEffect(blurEffect: light)) == [black, black.faded(by: 0.5)])
    let white = Color(red: 1, green: 1, blue: 1, alpha: 0.8)
    #expect(colors(in: UIVibrancyEffect(blurEffect: dark)) == [white, white.faded(by: 0.5)])
    let styles: [UIVibrancyEffectStyle] = [
      .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .fill, .secondaryFill,
      .tertiaryFill, .separator,
    ]
    let all = styles.map { colors(in: UIVibrancyEffect(blurEffect: dark, style: $0))[0].alpha }
    #expect(Array(all[0..<4]) == all[0..<4].sorted(by: >) && Set(all).count >= 6)
    #expect(materials.isEmpty)
  }

  @Test func `without an effect it shows its content only`() {
    view.effect = nil
    #expect(materials.isEmpty)
    view.effect = UIBlurEffect(style: .dark)
    #expect(materials.count == 1)
  }

  @Test func `a translucent background of any other view blurs nothing`() {
    view.removeFromSuperview()
    let veil = UIView(frame: view.frame)
    veil.backgroundColor = .black.withAlphaComponent(0.5)
    stage.window.addSubview(veil)
    #expect(materials.isEmpty)
    #expect(stage.drawn.fills.contains { $0.frame == veil.frame && $0.color.alpha == 0.5 })
  }

  @Test func `constraints inside give an effect view its size`() {
    let stage = Stage(size: .smallPhone)
    let page = UIViewController()
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    let inner = UIView(frame: .zero)
    effect.contentView.addSubview(inner)
    page.view.addSubview(effect)
    for view in [effect, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      effect.leadingAnchor.constraint(equalTo: page.view.leadingAnchor, constant: 10),
      effect.topAnchor.constraint(equalTo: page.view.topAnchor, constant: 20),
      inner.leadingAnchor.constraint(equalTo: effect.contentView.leadingAnchor, constant: 5),
      inner.topAnchor.constraint(equalTo: effect.contentView.topAnchor, constant: 5),
      effect.contentView.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 5),
      effect.contentView.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 5),
      inner.widthAnchor.constraint(equalToConstant: 60),
      inner.heightAnchor.constraint(equalToConstant: 40),
    ])
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    stage.settle()
    #expect(effect.frame == CGRect(x: 10, y: 20, width: 70, height: 50))
    #expect(effect.contentView.frame == CGRect(x: 0, y: 0, width: 70, height: 50))
  }

  @Test func `an effect view with a frame has its content in all of it`() {
    let effect = UIVisualEffectView(effect: nil)
    effect.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
    effect.layoutIfNeeded()
    #expect(effect.contentView.frame == effect.bounds)
  }
}
