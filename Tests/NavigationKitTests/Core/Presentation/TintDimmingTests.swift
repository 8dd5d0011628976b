import Drawing
import Foundation
import Goldens
import NavigationKit
import Testing

/// Tints are grey behind alerts, sheets and popovers, and where an app says so.
struct TintDimmingTests {
  /// A view that counts the changes of its tint.
  private final class TintCounter: UIView {
    var changes = 0
    override func tintColorDidChange() { changes += 1 }
  }

  private let stage = Stage(
    size: .phone, safeAreaInsets: UIEdgeInsets(top: 50, bottom: 30))
  private let page = UIViewController()
  private let counter = TintCounter(frame: .zero)
  private let icon = UIImageView(image: UIImage(systemName: "star"))
  private let button = UIButton(type: .system)

  init() {
    button.setTitle("Tap", for: .normal)
    button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
    icon.frame = CGRect(x: 20, y: 200, width: 30, height: 30)
    for view in [counter, icon, button] { page.view.addSubview(view) }
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    stage.settle()
    counter.changes = 0
  }

  private func isGrey(_ color: UIColor?) -> Bool {
    let color = color?.color(in: stage.traits)
    return color.map { $0.red == $0.green && $0.green == $0.blue } ?? false
  }

  /// The colour in which the icon is drawn now.
  private var drawn: Color? { tint(in: stage.displayList().commands) }

  private func tint(in commands: [DrawCommand]) -> Color? {
    commands.lazy.compactMap {
      switch $0 {
      case .image(let image): image.tint
      case .layer(let layer): tint(in: layer.commands)
      default: nil
      }
    }.first
  }

  private func present(_ style: UIModalPresentationStyle, animated: Bool = true) {
    let other = UIViewController()
    other.modalPresentationStyle = style
    other.popoverPresentationController?.sourceView = button
    other.popoverPresentationController?.delegate = Stay.shared
    page.present(other, animated: animated)
  }

  private final class Stay: NSObject, UIPopoverPresentationControllerDelegate {
    static let shared = Stay()
    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle { .none }
  }

  @Test func `a mode goes for what is inside, up to a view with one of its own`() {
    let (outer, inner) = (TintCounter(frame: .zero), TintCounter(frame: .zero))
    let tinted = UIView(frame: .zero)
    tinted.tintColor = .systemRed
    inner.addSubview(tinted)
    outer.addSubview(inner)
    #expect(inner.tintAdjustmentMode == .normal)
    outer.tintAdjustmentMode = .dimmed
    #expect([outer, inner, tinted].allSatisfy { $0.tintAdjustmentMode == .dimmed })
    #expect([outer, inner, tinted].allSatisfy { isGrey($0.tintColor) })
    #expect(outer.changes == 1 && inner.changes == 1)
    inner.tintAdjustmentMode = .normal
    #expect(inner.tintColor == .systemBlue && tinted.tintColor == .systemRed)
    #expect(outer.changes == 1 && inner.changes == 2)
    outer.tintAdjustmentMode = .automatic
    #expect(outer.tintColor == .systemBlue)
    #expect(outer.changes == 2 && inner.changes == 2)
  }

  @Test func `behind an alert tints are grey, and colours come back with it`() {
    page.present(
      UIAlertController(title: "Alert", message: nil, preferredStyle: .alert), animated: true)
    stage.settle()
    #expect(page.view.tintAdjustmentMode == .dimmed && counter.changes == 1)
    #expect(isGrey(button.tintColor) && isGrey(button.titleLabel?.textColor))
    page.dismiss(animated: true)
    stage.settle()
    #expect(page.view.tintAdjustmentMode == .normal && counter.changes == 2)
    #expect(button.titleLabel?.textColor == .systemBlue)
  }

  @Test(arguments: [
    (UIModalPresentationStyle.pageSheet, true), (.formSheet, true), (.popover, true),
    (.overFullScreen, false), (.fullScreen, false),
  ])
  func `sheets and popovers make tints grey, what covers the screen does not`(
    style: UIModalPresentationStyle, dims: Bool
  ) {
    present(style)
    stage.settle()
    #expect((page.view.tintAdjustmentMode == .dimmed) == dims)
    page.dismiss(animated: false)
    #expect(page.view.tintAdjustmentMode == .normal)
    present(style, animated: false)
    #expect((page.view.tintAdjustmentMode == .dimmed) == dims)
  }

  @Test func `a view that is to stay as it is does`() {
    button.tintAdjustmentMode = .normal
    present(.pageSheet)
    stage.settle()
    #expect(button.tintColor == .systemBlue && isGrey(icon.tintColor))
  }

  @Test func `tints fade with a sheet, follow its drag, and are grey again where it stays`() throws
  {
    let full = try #require(drawn)
    present(.pageSheet)
    stage.advance(by: 0.1)
    let coming = try #require(drawn)
    stage.settle()
    let grey = try #require(drawn)
    #expect(grey.red == grey.blue && full.blue > coming.blue && coming.blue > grey.blue)
    stage.press(at: CGPoint(x: 195, y: 200))
    stage.move(to: CGPoint(x: 195, y: 500), over: 0.3)
    let held = try #require(drawn)
    #expect(held.blue > grey.blue && held.blue < full.blue)
    stage.cancelTouches()
    stage.settle()
    #expect(drawn == grey && page.view.tintAdjustmentMode == .dimmed)
    page.dismiss(animated: true)
    stage.settle()
    #expect(drawn == full)
  }
}
