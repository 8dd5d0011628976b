import Goldens
import Drawing
import Foundation
import Input
import NavigationKit
import SDLShell

@testable import NavigationShell

/// An app of two pages whose time can be halted, and the inspector's panel.
final class InspectorFixture {
  let app: Stage
  let inspection: Inspection
  let source: InspectedSource
  let panel: InspectorPanel
  private(set) var time: TimeInterval = 0

  /// Makes the app and the panel.
  ///
  /// - Parameter measurer: Measures the panel's and the app's texts.
  init(isOpen: Bool = true, measurer: any TextMeasurer = FixedTextMeasurer()) {
    app = Self.makeApp(measurer: measurer)
    inspection = Inspection(of: app)
    source = InspectedSource(
      StageFrameSource(stage: app, device: .window), inspection: inspection)
    panel = InspectorPanel(
      inspection,
      makeStage: { Stage(size: CGSize(width: 320, height: 800), textMeasurer: measurer) },
      onTime: { [source] in source.handle($0) })
    panel.isOpen = isOpen
    panel.resize(to: CGSize(width: 320, height: 800))
    wait(1)
  }

  /// A list whose button pushes a page.
  static func makeApp(measurer: any TextMeasurer = FixedTextMeasurer()) -> Stage {
    let stage = Stage(size: .phone, textMeasurer: measurer)
    let first = UIViewController()
    first.title = "First"
    let stack = UINavigationController(rootViewController: first)
    first.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Next",
      primaryAction: UIAction { [unowned stack] _ in
        let second = UIViewController()
        second.title = "Second"
        second.view.backgroundColor = .systemTeal
        stack.pushViewController(second, animated: true)
      })
    stage.window.rootViewController = stack
    stage.window.makeKeyAndVisible()
    return stage
  }

  /// A stage with the page that tunes, and all its lines.
  func tuningStage(
    measurer: any TextMeasurer = FixedTextMeasurer(),
    onExport: @escaping ([String]) -> Void = { _ in }
  ) -> Stage {
    let stage = Stage(size: CGSize(width: 320, height: 1400), textMeasurer: measurer)
    stage.window.rootViewController = UINavigationController(
      rootViewController: TuningPage(inspection, onExport: onExport))
    stage.window.makeKeyAndVisible()
    return stage
  }

  var stack: UINavigationController? { app.window.rootViewController as? UINavigationController }

  /// Lets the window's time pass, a frame every 1/60 s.
  func wait(_ seconds: TimeInterval) {
    let end = time + seconds
    while time < end - 0.0001 {
      time = min(time + 1.0 / 60, end)
      source.advance(to: time)
      panel.advance(to: time)
      _ = source.frame()
    }
  }

  func touch(_ phase: PointerEvent.Phase, at point: CGPoint, finger: Int = 0) {
    source.handle(.pointer(PointerEvent(id: finger, phase: phase, position: point, time: time)))
  }

  func tap(at point: CGPoint) {
    touch(.down, at: point)
    touch(.up, at: point)
  }

  /// Taps the button that pushes a page.
  func push() {
    let button = app.elements().first { $0.label == "Next" }
    button.map { tap(at: CGPoint(x: $0.frame.midX, y: $0.frame.midY)) }
  }

  /// Whether the visible page of the panel shows a text.
  func says(_ text: String) -> Bool {
    panelTexts.contains { $0.contains(text) }
  }

  private var panelTexts: [String] { textLines.map(\.text) }

  /// The lines of text on the panel, where they are on it.
  var textLines: [TextLine] { panel.frame().commands.flatMap { lines($0, .zero) } }

  private func lines(_ command: DrawCommand, _ corner: CGPoint) -> [TextLine] {
    switch command {
    case .text(var line):
      line.origin = CGPoint(x: line.origin.x + corner.x, y: line.origin.y + corner.y)
      return [line]
    case .layer(let layer):
      let inner = CGPoint(x: corner.x + layer.origin.x, y: corner.y + layer.origin.y)
      return layer.commands.flatMap { lines($0, inner) }
    default: return []
    }
  }

  /// Taps the line of the panel with a label.
  func tapPanel(_ label: String) {
    guard let line = panel.elements.first(where: { $0.label.contains(label) }) else { return }
    clickPanel(at: CGPoint(x: line.frame.midX, y: line.frame.midY))
  }

  /// Clicks a point of the panel.
  func clickPanel(at point: CGPoint) {
    for phase in [PointerEvent.Phase.down, .up] {
      panel.handle(.pointer(PointerEvent(id: 0, phase: phase, position: point, time: time)))
    }
  }

  /// Taps a tab of the panel by its place, from 0.
  func open(tab: Int) {
    clickPanel(at: CGPoint(x: 40 + 80 * CGFloat(tab), y: 780))
    wait(0.5)
  }

  /// Pushes a page and drags it from the edge; the finger rests and stays down.
  func swipe(to end: CGFloat) {
    push()
    wait(1)
    touch(.down, at: CGPoint(x: 2, y: 400))
    for step in 1...10 {
      wait(0.02)
      touch(.moved, at: CGPoint(x: 2 + (end - 2) * CGFloat(step) / 10, y: 400))
    }
    wait(0.5)
  }

  /// Drags down from the middle of the screen's width over 0.2 s; the finger stays down.
  func dragDown(from y: CGFloat, by offset: CGFloat) {
    touch(.down, at: CGPoint(x: 195, y: y))
    for step in 1...10 {
      wait(0.02)
      touch(.moved, at: CGPoint(x: 195, y: y + offset * CGFloat(step) / 10))
    }
  }
}
