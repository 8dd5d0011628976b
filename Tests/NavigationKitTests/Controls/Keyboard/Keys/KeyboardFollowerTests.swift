import Goldens
import Foundation
import Testing

@testable import NavigationKit

/// Who follows a keyboard that is drawn: guides, observers, bars.
struct KeyboardFollowerTests {
  private let fixture = KeyboardFixture()
  private var stage: Stage { fixture.stage }

  private func footer(in view: UIView, height: CGFloat = 40) -> UIView {
    let footer = UIView()
    footer.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(footer)
    NSLayoutConstraint.activate([
      footer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      footer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      footer.heightAnchor.constraint(equalToConstant: height),
      footer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
    return footer
  }

  @Test func `what is posted, with frames, duration and curve`() {
    let log = KeyboardLog(stage)
    stage.tap("Name")
    #expect(log.names == ["WillChangeFrame", "WillShow"])
    stage.advance(by: 0.3)
    #expect(log.names.suffix(2) == ["DidChangeFrame", "DidShow"])
    let (below, up) = (
      CGRect(x: 0, y: 844, width: 390, height: 336), CGRect(x: 0, y: 508, width: 390, height: 336)
    )
    #expect(log.begins.allSatisfy { $0 == below } && log.ends.allSatisfy { $0 == up })
    #expect(log.durations == [0.25, 0.25, 0.25, 0.25] && log.curves == [7, 7, 7, 7])
    stage.tap("return")
    fixture.name.resignFirstResponder()
    #expect(log.names.suffix(2) == ["WillChangeFrame", "WillHide"] && log.ends.last == below)
    stage.settle()
    #expect(log.names.last == "DidHide")
  }

  @Test func `one that turns back on its way says only how it ends`() {
    stage.tap("Name")
    stage.advance(by: 0.1)
    let log = KeyboardLog(stage)
    fixture.name.resignFirstResponder()
    stage.settle()
    #expect(log.names == ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
  }

  @Test func `a guide's upper edge moves with the keyboard`() throws {
    let footer = footer(in: fixture.controller.view)
    _ = stage.displayList()
    #expect(footer.frame.maxY == 810)
    stage.tap("Name")
    stage.advance(by: 0.05)
    #expect(footer.frame.maxY == 508)
    let shown = footer.presentedFrame(at: stage.now).maxY
    let top = try #require(stage.elements().first { $0.label == "q" }).frame.minY - 51
    #expect(shown < 810 && shown > 508 && top > 508)
    stage.settle()
    #expect(footer.presentedFrame(at: stage.now).maxY == 508)
    #expect(fixture.controller.view.keyboardLayoutGuide.layoutFrame.height == 336)
    fixture.name.resignFirstResponder()
    stage.settle()
    #expect(footer.frame.maxY == 810)
  }

  @Test func `without the safe area the guide is at the edge once the keyboard is gone`() {
    let footer = footer(in: fixture.controller.view)
    fixture.controller.view.keyboardLayoutGuide.usesBottomSafeArea = false
    _ = stage.displayList()
    #expect(footer.frame.maxY == 844)
    stage.tap("Name")
    stage.settle()
    #expect(footer.frame.maxY == 508)
  }

  @Test func `a guide of a view that ends above the screen's edge covers what is covered there`() {
    let inner = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 400))
    fixture.controller.view.addSubview(inner)
    let footer = footer(in: inner)
    stage.tap("Name")
    stage.settle()
    #expect(footer.frame.maxY == 208)
    // Moved out of its way.
    inner.frame.origin.y = 0
    _ = stage.displayList()
    #expect(footer.frame.maxY == 400)
  }

  @Test func `a guide that comes while the keyboard is up follows, and one that comes after not`() {
    stage.tap("Name")
    stage.settle()
    let late = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let footer = footer(in: late)
    fixture.controller.view.addSubview(late)
    _ = stage.displayList()
    #expect(footer.frame.maxY == 508)
    late.removeFromSuperview()
    fixture.name.resignFirstResponder()
    stage.settle()
    fixture.controller.view.addSubview(late)
    _ = stage.displayList()
    #expect(footer.frame.maxY == 810)
  }

  @Test func `a guide follows a rotation`() {
    let footer = footer(in: fixture.controller.view)
    stage.tap("Name")
    stage.settle()
    stage.rotate(
      to: CGSize(width: 844, height: 390),
      safeAreaInsets: UIEdgeInsets(left: 47, bottom: 21, right: 47))
    #expect(abs(footer.frame.maxY - (390 - 209)) < 0.01)
    stage.settle()
    #expect(abs(footer.presentedFrame(at: stage.now).maxY - (390 - 209)) < 0.01)
  }

  @Test func `bars hide for it, once`() {
    let bars = NavigationFixture("A", "B", size: CGSize(width: 390, height: 844))
    bars.stage.hasSoftwareKeyboard = true
    bars.navigation.hidesBarsWhenKeyboardAppears = true
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 34))
    field.placeholder = "Name"
    bars.pages[1].view.addSubview(field)
    bars.stage.tap("Name")
    bars.stage.settle()
    #expect(bars.navigation.isNavigationBarHidden)
    #expect(bars.stage.element(.key, "Q") != nil)
  }

  @Test func `the curve's number is one that animations take`() {
    let options = UIView.AnimationOptions(rawValue: 7 << 16)
    #expect(options.curve == .keyboard && options.animationCurve == .easeInOut)
    #expect(UIView.AnimationOptions.curveLinear.curve == .linear)
    #expect(TimingCurve.keyboard.value(at: 0.5) > 0.8)
  }
}
