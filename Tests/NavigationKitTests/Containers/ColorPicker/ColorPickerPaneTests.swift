import Drawing
import Foundation
import Goldens
import Testing

@testable import NavigationKit

/// The parts of the sheet of colours: where they are, and what a finger does in them.
@MainActor
struct ColorPickerPaneTests {
  private let stage = Stage(size: .phone, safeAreaInsets: UIEdgeInsets(top: 50, bottom: 30))
  private let page = UIViewController()
  private let picker = UIColorPickerViewController()

  init() {
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    picker.selectedColor = UIColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    page.present(picker, animated: true)
    stage.settle()
  }

  /// The first view of a type in the picker, with a label if one is given.
  private func part<Part: UIView>(_ type: Part.Type, _ label: String? = nil) throws -> Part {
    func search(_ view: UIView) -> Part? {
      if let part = view as? Part, label == nil || part.accessibilityLabel == label { return part }
      return view.subviews.lazy.compactMap(search).first
    }
    return try #require(search(picker.view))
  }

  private func point(_ x: CGFloat, _ y: CGFloat, in view: UIView) -> CGPoint {
    view.convert(CGPoint(x: x * view.bounds.width, y: y * view.bounds.height), to: nil)
  }

  /// The layers among commands, with those inside them.
  private func layers(_ commands: [DrawCommand]) -> [Layer] {
    commands.flatMap { command -> [Layer] in
      guard case .layer(let layer) = command else { return [] }
      return [layer] + layers(layer.commands)
    }
  }

  private var opacity: CGFloat {
    var alpha: CGFloat = 0
    picker.selectedColor.getRed(nil, green: nil, blue: nil, alpha: &alpha)
    return alpha
  }

  @Test func `the grid has round corners`() throws {
    let size = try part(ColorGrid.self).bounds.size
    let clips = layers(stage.displayList().commands).filter { $0.cornerRadius == 8 }
    #expect(clips.contains { $0.clip?.size == size })
  }

  @Test func `a slider ends 16 points before its percentage or number`() throws {
    let slider = try part(ColorSlider.self, "Opacity").frame
    #expect(slider.minX == 16 && slider.maxX == 282)
    let percentage = try #require(stage.drawn.text("50 %"))
    #expect(abs(percentage.origin.x + percentage.width / 2 - 336) < 2)
    stage.tap("Sliders")
    stage.settle()
    let (red, number) = (try part(ColorSlider.self, "Red"), try part(UITextField.self, "Red value"))
    #expect(number.frame.minX == red.frame.maxX + 16 && number.frame.width == 76)
  }

  @Test func `colours at hand stand 40 points below what is above them`() throws {
    let (swatch, slider) = (try part(ColorSwatch.self), try part(ColorSlider.self, "Opacity"))
    #expect(abs(swatch.frame.minY - slider.frame.maxY - 40) < 0.001)
    picker.supportsAlpha = false
    stage.settle()
    let grid = try part(ColorGrid.self)
    #expect(abs(swatch.frame.minY - grid.frame.maxY - 40) < 0.001)
  }

  @Test func `a finger takes a slider's thumb along, and drags no sheet away`() throws {
    let start = point(0.5, 0.5, in: try part(ColorSlider.self, "Opacity"))
    stage.drag(from: start, to: CGPoint(x: start.x - 60, y: start.y + 300), over: 0.3)
    stage.settle()
    #expect(page.presentedViewController === picker && picker.view.window != nil)
    // The thumb goes along 230 of the slider's 266 points.
    #expect(abs(opacity - (0.5 - 60 / 230)) < 0.01)
  }

  @Test(arguments: [CGPoint(x: 0.5, y: 0.25), CGPoint(x: 0.25, y: 0.75)])
  func `the spectrum's ring is where the finger was`(place: CGPoint) throws {
    stage.tap("Spectrum")
    stage.settle()
    let spectrum = try part(ColorSpectrum.self)
    stage.tap(at: point(place.x, place.y, in: spectrum))
    stage.settle()
    let rings = (spectrum.layer.sublayers ?? []).compactMap { ($0 as? CAShapeLayer)?.path }
    let ring = try #require(rings.first).boundingBox
    #expect(abs(ring.midX - place.x * spectrum.bounds.width) < 0.1)
    #expect(abs(ring.midY - place.y * spectrum.bounds.height) < 0.1)
  }
}
