import Drawing
import Foundation
import Goldens
import Testing

@testable import NavigationKit

/// Text on its way to another layout, as the screen is rotated.
struct RotatedTextTests {
  private let stage = Stage(size: .phone)
  private let label = UILabel()
  private let text =
    "The forecast says rain in the evening, and last time we sat under one umbrella."

  init() {
    let page = UIViewController()
    label.text = text
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    page.view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: page.view.topAnchor, constant: 100),
      label.leadingAnchor.constraint(equalTo: page.view.leadingAnchor, constant: 20),
      label.trailingAnchor.constraint(equalTo: page.view.trailingAnchor, constant: -20),
    ])
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    stage.settle()
  }

  /// The lines of the new layout, without the picture of the old one that fades out.
  private var lines: [String] {
    Drawn(DisplayList(size: .zero, commands: stage.appCommands)).texts.map(\.text)
  }

  private func turn(to size: CGSize) { stage.rotate(to: size, safeAreaInsets: .zero) }

  @Test(arguments: [CGSize(width: 844, height: 390), CGSize(width: 390, height: 844)])
  func `its lines are those of the new layout from the beginning`(size: CGSize) {
    if size.width < size.height {
      turn(to: CGSize(width: 844, height: 390))
      stage.settle()
    }
    let old = lines
    turn(to: size)
    var seen: [[String]] = []
    for _ in 0..<6 {
      stage.advance(by: 0.05)
      seen.append(lines)
    }
    stage.settle()
    #expect(lines != old && seen.allSatisfy { $0 == lines }, "\(seen)")
  }

  @Test func `they are squeezed into the room that they have meanwhile`() throws {
    turn(to: CGSize(width: 844, height: 390))
    stage.advance(by: 0.15)
    let shown = label.presentedBounds(at: stage.now)
    #expect(shown.width < label.bounds.width)
    var canvas = Canvas(
      now: stage.now, traits: stage.traits, measurer: stage.textMeasurer, visible: shown)
    label.paint(on: &canvas)
    guard case .layer(let layer)? = canvas.commands.first, canvas.commands.count == 1 else {
      return #expect(Bool(false), "\(canvas.commands)")
    }
    let widest = try #require(
      Drawn(DisplayList(size: .zero, commands: layer.commands)).texts.map(\.width).max())
    #expect(layer.transform.a < 1 && layer.transform.a * widest <= shown.width + 0.01)
    #expect(layer.transform.d == 1)
  }

  @Test func `a short text that has room is as wide as ever`() {
    label.text = "Rain"
    stage.settle()
    turn(to: CGSize(width: 844, height: 390))
    stage.advance(by: 0.15)
    var canvas = Canvas(
      now: stage.now, traits: stage.traits, measurer: stage.textMeasurer,
      visible: stage.screen.bounds)
    label.paint(on: &canvas)
    #expect(!canvas.commands.isEmpty)
    for case .layer(let layer) in canvas.commands { #expect(layer.transform == .identity) }
  }

  @Test func `a text view has lines down to where it is seen, and they are whole`() throws {
    let view = UITextView(frame: stage.screen.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.text = Array(repeating: text, count: 80).joined(separator: "\n")
    label.superview?.addSubview(view)
    stage.settle()
    turn(to: CGSize(width: 844, height: 390))
    for _ in 0..<5 {
      stage.advance(by: 0.05)
      let shown = view.presentedBounds(at: stage.now)
      var canvas = Canvas(
        now: stage.now, traits: stage.traits, measurer: stage.textMeasurer, visible: shown)
      view.paint(on: &canvas)
      guard case .layer(let layer)? = canvas.commands.first, canvas.commands.count == 1 else {
        return #expect(Bool(false), "\(canvas.commands)")
      }
      let lines = Drawn(DisplayList(size: .zero, commands: layer.commands)).texts
      let (lowest, widest) = try (
        #require(lines.map(\.origin.y).max()), #require(lines.map(\.width).max())
      )
      #expect(lowest > shown.height - 20, "at \(stage.now)")
      #expect(layer.transform.a * widest <= shown.width, "at \(stage.now)")
    }
  }
}
