import Foundation
import Input
import Testing

@testable import NavigationKit

/// A keyboard that goes with the finger that drags the content onto it.
struct KeyboardPullTests {
  private let fixture = KeyboardFixture()
  private let edge = UIView()
  private var stage: Stage { fixture.stage }
  private var name: UITextField { fixture.name }
  /// On a screen of 844 points a keyboard of 336.
  private let top: CGFloat = 508

  /// Where it is seen; nil once it has gone.
  private var keyboardTop: CGFloat? {
    guard let panel = stage.keys?.superview, !panel.isHidden else { return nil }
    return panel.presentedFrame(at: stage.now).minY
  }

  private func open(_ mode: UIScrollView.KeyboardDismissMode = .interactive) {
    let page: UIView = fixture.controller.view
    edge.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(edge)
    edge.bottomAnchor.constraint(equalTo: page.keyboardLayoutGuide.topAnchor).isActive = true
    stage.tap("Name")
    stage.settle()
    fixture.scrollView.keyboardDismissMode = mode
    stage.press(at: CGPoint(x: 195, y: 300))
  }

  private func move(to y: CGFloat, over time: TimeInterval = 0.3) {
    stage.move(to: CGPoint(x: 195, y: y), over: time)
  }

  @Test func `it follows the finger down and up, with what follows it`() {
    open()
    move(to: 500)
    #expect(keyboardTop == top, "the finger has not reached it")
    move(to: 600)
    #expect(keyboardTop == 600 && edge.frame.maxY == 600)
    move(to: 550)
    #expect(keyboardTop == 550 && edge.frame.maxY == 550)
    move(to: 400)
    #expect(keyboardTop == top && edge.frame.maxY == top)
    stage.release()
    #expect(name.isEditing && keyboardTop == top)
  }

  @Test func `lifted on the way down it goes from where it is, and is told of`() {
    let log = KeyboardLog(stage)
    open()
    move(to: 600)
    #expect(log.begins.count == 4 && name.isEditing, "while a finger pulls it, nobody is told")
    move(to: 620, over: 0.05)
    stage.release()
    #expect(!name.isEditing)
    #expect(log.names.suffix(2) == ["WillChangeFrame", "WillHide"])
    #expect(log.begins.last?.minY == 620 && log.ends.last?.minY == 844)
    stage.advance(by: 0.1)
    #expect((keyboardTop ?? 0) > 620)
    stage.settle()
    #expect(keyboardTop == nil && edge.frame.maxY == 844 - 34)
  }

  @Test func `lifted on the way up it returns, and nothing was told`() {
    open()
    let log = KeyboardLog(stage)
    move(to: 700)
    move(to: 650, over: 0.2)
    stage.release()
    stage.advance(by: 0.1)
    #expect((keyboardTop ?? 0) > top && (keyboardTop ?? 0) < 650)
    stage.settle()
    #expect(name.isEditing && keyboardTop == top && edge.frame.maxY == top && log.names.isEmpty)
  }

  @Test(arguments: [(600, true), (750, false)])
  func `from a finger at rest it goes the nearer way`(y: CGFloat, stays: Bool) {
    open()
    move(to: y)
    stage.advance(by: 0.5)
    stage.release()
    stage.settle()
    #expect(name.isEditing == stays && (keyboardTop == top) == stays)
  }

  @Test func `padding of a guide lets it go with a finger above it`() {
    open()
    fixture.controller.view.keyboardLayoutGuide.keyboardDismissPadding = 50
    move(to: 500)
    #expect(keyboardTop == 550)
  }

  @Test func `one that may not be dismissed returns`() {
    final class Keeper: NSObject, UITextFieldDelegate {
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
    }
    let keeper = Keeper()
    name.delegate = keeper
    open()
    move(to: 800)
    stage.release()
    stage.settle()
    #expect(name.isEditing && keyboardTop == top)
  }

  @Test func `fingers that are cancelled let it return, however far it was`() {
    open()
    move(to: 800)
    stage.cancelTouches()
    stage.settle()
    #expect(name.isEditing && keyboardTop == top)
  }

  @Test func `content that scrolls by itself meanwhile lets it go all the same`() {
    open()
    move(to: 550)
    fixture.scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    move(to: 500)
    stage.release()
    stage.settle()
    #expect(name.isEditing && keyboardTop == top)
  }

  @Test func `content that leaves the screen meanwhile lets it go`() {
    fixture.controller.view.addSubview(name)
    open()
    move(to: 600)
    fixture.scrollView.removeFromSuperview()
    stage.settle()
    #expect(name.isEditing && keyboardTop == top)
    stage.release()
    stage.settle()
    #expect(keyboardTop == top)
  }

  @Test(arguments: [(true, 844), (false, 844 - 34 - 44)] as [(Bool, CGFloat)])
  func `a bar above it goes with it if it is the text's own`(isOwn: Bool, end: CGFloat) {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    if isOwn { name.inputAccessoryView = bar } else { fixture.controller.bar = bar }
    open()
    #expect(keyboardTop == top - 44)
    move(to: 843)
    #expect(keyboardTop == min(843, end))
  }

  @Test func `a bar alone, without keys, stays where it is`() {
    stage.hasSoftwareKeyboard = false
    name.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    open()
    let place = keyboardTop
    move(to: 830)
    #expect(keyboardTop == place && place == 844 - 34 - 44)
  }

  @Test func `other modes leave it where it is`() {
    open(.none)
    move(to: 700)
    #expect(keyboardTop == top)
    stage.release()
    #expect(name.isEditing)
  }

  @Test func `a screen that is turned meanwhile has it in its place`() {
    open()
    move(to: 700)
    stage.rotate(
      to: CGSize(width: 844, height: 390),
      safeAreaInsets: UIEdgeInsets(left: 47, bottom: 21, right: 47))
    stage.settle()
    #expect(abs(edge.frame.maxY - 181) < 0.5 && keyboardTop == 181)
  }
}
