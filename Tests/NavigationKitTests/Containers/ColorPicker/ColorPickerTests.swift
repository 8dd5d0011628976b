import Goldens
import Foundation
import Testing

@testable import NavigationKit

/// The sheet of colours, and the well that opens it.
@MainActor
struct ColorPickerTests {
  /// Notes what is picked.
  private final class Listener: NSObject, UIColorPickerViewControllerDelegate {
    var calls: [String] = []

    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
      if continuously { calls.append("moves") } else { calls.append("picked") }
    }

    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
      calls.append("finished")
    }
  }

  private let stage = Stage(
    size: .phone, safeAreaInsets: UIEdgeInsets(top: 50, bottom: 30))
  private let page = UIViewController()
  private let picker = UIColorPickerViewController()
  private let listener = Listener()

  init() {
    page.view.backgroundColor = .systemBackground
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    stage.settle()
    picker.delegate = listener
  }

  private func open() {
    page.present(picker, animated: true)
    stage.settle()
  }

  private func parts(of color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha].map { ($0 * 100).rounded() / 100 }
  }

  /// The first view of a type in the picker, with a label if one is given.
  private func part<Part: UIView>(_ type: Part.Type, _ label: String? = nil) -> Part? {
    func search(_ view: UIView) -> Part? {
      if let part = view as? Part, label == nil || part.accessibilityLabel == label { return part }
      return view.subviews.lazy.compactMap(search).first
    }
    return search(picker.view)
  }

  private func point(_ x: CGFloat, _ y: CGFloat, in view: UIView?) -> CGPoint {
    guard let view else { return .zero }
    return view.convert(
      CGPoint(x: x * view.bounds.width, y: y * view.bounds.height), to: nil)
  }

  @Test func `a tap in the grid picks a colour`() {
    open()
    let grid = part(ColorGrid.self)
    // White is at the upper left, black at the upper right.
    stage.tap(at: point(0.02, 0.02, in: grid))
    #expect(parts(of: picker.selectedColor) == [1, 1, 1, 1])
    #expect(listener.calls == ["moves", "picked"])
    stage.tap(at: point(0.98, 0.02, in: grid))
    #expect(parts(of: picker.selectedColor) == [0, 0, 0, 1])
  }

  @Test func `a finger on the spectrum picks, and drags no sheet away`() {
    open()
    stage.tap("Spectrum")
    stage.settle()
    let spectrum = part(ColorSpectrum.self)
    #expect(spectrum?.isHidden == false && part(ColorGrid.self)?.isHidden == true)
    stage.drag(from: point(0, 0.3, in: spectrum), to: point(0, 0.5, in: spectrum), over: 0.3)
    stage.settle()
    #expect(parts(of: picker.selectedColor) == [1, 0, 0, 1])
    #expect(listener.calls.first == "moves" && listener.calls.last == "picked")
    #expect(listener.calls.filter { $0 == "picked" }.count == 1 && picker.view.window != nil)
    stage.tap(at: point(1.0 / 3, 0.75, in: spectrum))
    #expect(parts(of: picker.selectedColor) == [0, 0.5, 0, 1])
  }

  @Test func `sliders and fields set red, green and blue`() {
    picker.selectedColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    open()
    stage.tap("Sliders")
    stage.settle()
    let green = part(ColorSlider.self, "Green")
    stage.tap(at: point(0.99, 0.5, in: green))
    #expect(
      parts(of: picker.selectedColor) == [1, 1, 0, 1] && green?.accessibilityValue == "100 %")
    let field = part(UITextField.self, "Red value")
    #expect(field?.text == "255")
    stage.tap(at: point(0.5, 0.5, in: field))
    stage.settle()
    field?.text = "51"
    field?.resignFirstResponder()
    #expect(parts(of: picker.selectedColor) == [0.2, 1, 0, 1] && listener.calls.last == "picked")
  }

  @Test func `opacity is picked if it may be`() {
    picker.selectedColor = UIColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    open()
    let opacity = part(ColorSlider.self, "Opacity")
    #expect(opacity?.accessibilityValue == "50 %" && opacity?.isHidden == false)
    stage.tap(at: point(0, 0.5, in: opacity))
    #expect(parts(of: picker.selectedColor) == [0, 0, 1, 0])
    picker.supportsAlpha = false
    stage.settle()
    #expect(opacity?.isHidden == true)
    stage.tap("Red")
    #expect(parts(of: picker.selectedColor)[3] == 1)
  }

  @Test func `closing it tells the delegate, however the user does`() {
    open()
    stage.tap("Close")
    stage.settle()
    #expect(listener.calls == ["finished"] && page.presentedViewController == nil)
    open()
    stage.drag(from: CGPoint(x: 195, y: 90), to: CGPoint(x: 195, y: 800), over: 0.3)
    stage.settle()
    #expect(listener.calls == ["finished", "finished"] && page.presentedViewController == nil)
    open()
    page.dismiss(animated: true)
    stage.settle()
    #expect(listener.calls.count == 2)
  }

  @Test func `a picker fits into a wide screen`() {
    let stage = Stage(size: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    page.present(picker, animated: false)
    stage.settle()
    let swatch = part(ColorSwatch.self)
    let frame = swatch?.convert(swatch?.bounds ?? .zero, to: nil) ?? .null
    #expect(frame.maxY <= 390 && frame.height == 72)
  }

  @Test func `a grey keeps its hue`() {
    var color = PickedColor(hue: 2.0 / 3, saturation: 1, brightness: 1)
    color[.blue] = 0
    #expect(abs(color.hue - 2.0 / 3) < 1e-9 && color.saturation == 1 && color.brightness == 0)
    color[.blue] = 0.5
    #expect(abs(color.hue - 2.0 / 3) < 1e-9 && color.brightness == 0.5)
    color[.alpha] = 2
    #expect(color.alpha == 1)
  }

  @Test func `a well shows its colour and opens the sheet`() {
    let well = UIColorWell(frame: CGRect(x: 100, y: 200, width: 28, height: 28))
    page.view.addSubview(well)
    #expect(well.intrinsicContentSize == CGSize(width: 28, height: 28))
    well.selectedColor = .red
    (well.title, well.supportsAlpha) = ("Line", false)
    var changes = 0
    well.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    stage.settle()
    stage.tap(at: CGPoint(x: 114, y: 214))
    stage.settle()
    let picker = page.presentedViewController as? UIColorPickerViewController
    #expect(picker?.title == "Line" && picker?.supportsAlpha == false)
    #expect(parts(of: picker?.selectedColor ?? .clear) == [1, 0, 0, 1])
    stage.tap("Black")
    stage.tap("Close")
    stage.settle()
    #expect(parts(of: well.selectedColor ?? .clear) == [0, 0, 0, 1] && changes == 1)
    #expect(page.presentedViewController == nil)
  }
}
