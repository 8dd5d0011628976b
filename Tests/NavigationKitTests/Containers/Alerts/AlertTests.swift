import Goldens
import Foundation
import Input
import Testing

@testable import NavigationKit

/// An alert in the middle of the screen: how it lies, comes and goes, and what its buttons do.
struct AlertTests {
  private let fixture = AlertFixture()
  private var stage: Stage { fixture.stage }

  @Test func `it is 270 points wide, in the middle, its two buttons beside each other`() {
    let alert = fixture.alert(.alert, fixture.action("OK"), fixture.action("Cancel", .cancel))
    #expect(alert.preferredStyle == .alert && alert.actions.map(\.title) == ["OK", "Cancel"])
    fixture.present(alert)
    let frame = alert.view.frame
    #expect(frame.width == 270 && frame.midX == 195)
    #expect(abs(frame.midY - 432) <= 1)
    #expect(fixture.frame("Cancel").origin.x == 60 && fixture.frame("OK").origin.x == 195)
    #expect(fixture.frame("OK").size == CGSize(width: 135, height: 44))
    #expect(fixture.frame("Title").midX == 195)
    #expect(fixture.frame("Message").minY == fixture.frame("Title").maxY + 3)
    #expect(fixture.page.view.window != nil)
  }

  @Test func `a press closes it, and what it is for is done then`() {
    let alert = fixture.alert(.alert, fixture.action("OK"), fixture.action("Cancel", .cancel))
    fixture.present(alert)
    stage.tap("OK")
    #expect(fixture.chosen.isEmpty)
    stage.settle()
    #expect(fixture.chosen == ["OK"])
    #expect(fixture.page.presentedViewController == nil && alert.view.window == nil)
  }

  @Test func `three buttons stand below each other, the one that cancels last`() {
    fixture.present(
      fixture.alert(
        .alert, fixture.action("Cancel", .cancel), fixture.action("A"),
        fixture.action("B", .destructive)))
    let tops = ["A", "B", "Cancel"].map { fixture.frame($0).minY }
    #expect(tops == [tops[0], tops[0] + 44, tops[0] + 88])
    #expect(fixture.frame("A").width == 270)
  }

  @Test func `a finger slides from button to button, and the last one counts`() {
    fixture.present(
      fixture.alert(.alert, fixture.action("A"), fixture.action("B"), fixture.action("C")))
    let (first, last) = (fixture.frame("A"), fixture.frame("C"))
    stage.press(at: CGPoint(x: first.midX, y: first.midY))
    #expect(fixture.pressed == ["A"])
    stage.move(to: CGPoint(x: last.midX, y: last.midY), over: 0.3)
    #expect(fixture.pressed == ["C"])
    stage.release()
    stage.settle()
    #expect(fixture.chosen == ["C"])
  }

  @Test func `lifted beside all buttons the finger chooses none`() {
    fixture.present(fixture.alert(.alert, fixture.action("A")))
    let button = fixture.frame("A")
    stage.drag(
      from: CGPoint(x: button.midX, y: button.midY), to: CGPoint(x: 20, y: 100), over: 0.3)
    stage.tap(at: CGPoint(x: 20, y: 100))
    stage.settle()
    #expect(fixture.chosen.isEmpty && fixture.page.presentedViewController != nil)
    #expect(fixture.pressed.isEmpty)
  }

  @Test func `a button that is disabled does nothing, until it is not`() {
    let action = fixture.action("A")
    action.isEnabled = false
    fixture.present(fixture.alert(.alert, action))
    stage.tap(at: CGPoint(x: fixture.frame("A").midX, y: fixture.frame("A").midY))
    fixture.key(.return)
    stage.settle()
    #expect(fixture.chosen.isEmpty)
    #expect(stage.elements().first { $0.label == "A" }?.isEnabled == false)
    action.isEnabled = true
    stage.tap("A")
    stage.settle()
    #expect(fixture.chosen == ["A"])
  }

  @Test func `Return presses the preferred button, Escape the one that cancels`() {
    let (yes, no) = (fixture.action("Yes"), fixture.action("No", .cancel))
    let alert = fixture.alert(.alert, yes, fixture.action("Maybe"), no)
    alert.preferredAction = yes
    fixture.present(alert)
    fixture.key(.return)
    #expect(fixture.chosen == ["Yes"])
    fixture.present(alert)
    fixture.key(.escape)
    #expect(fixture.chosen == ["Yes", "No"])
    alert.preferredAction = nil
    fixture.present(alert)
    fixture.key(.return)
    #expect(fixture.chosen == ["Yes", "No"])
  }

  @Test func `the only button is pressed by Return, and Escape finds none to cancel`() {
    fixture.present(fixture.alert(.alert, fixture.action("OK")))
    fixture.key(.escape)
    fixture.key(.back)
    #expect(fixture.page.presentedViewController != nil)
    fixture.key(.return)
    #expect(fixture.chosen == ["OK"])
  }

  @Test func `fields take what is typed; Return goes to the next, then presses`() {
    let alert = fixture.alert(.alert, fixture.action("Sign In"))
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField { $0.placeholder = "Password" }
    fixture.present(alert)
    #expect(alert.textFields?.count == 2)
    #expect(alert.textFields?.first?.isFirstResponder == true)
    stage.send(.text(TextEvent(text: "Ann", time: stage.now)))
    fixture.key(.return)
    stage.send(.text(TextEvent(text: "x", time: stage.now)))
    #expect(alert.textFields?.map(\.text) == ["Ann", "x"])
    fixture.key(.return)
    #expect(fixture.chosen == ["Sign In"])
    #expect(stage.window.firstResponder == nil)
  }

  @Test func `fields touch each other inside one frame`() throws {
    let alert = fixture.alert(.alert, fixture.action("OK"))
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField { $0.placeholder = "Password" }
    fixture.present(alert)
    let frames = stage.elements(.textField).map(\.frame)
    try #require(frames.count == 2)
    #expect(frames.map(\.minY).max() == frames.map(\.maxY).min())
  }

  @Test func `a field that enables a button as it is typed into stays edited`() {
    let action = fixture.action("Sign In")
    action.isEnabled = false
    let alert = fixture.alert(.alert, action)
    alert.addTextField { field in
      field.addAction(
        UIAction { [unowned field] _ in action.isEnabled = field.hasText }, for: .editingChanged)
    }
    fixture.present(alert)
    for letter in ["A", "n", "n"] { stage.send(.text(TextEvent(text: letter, time: stage.now))) }
    #expect(alert.textFields?.first?.text == "Ann")
    #expect(alert.textFields?.first?.isFirstResponder == true)
    stage.tap("Sign In")
    stage.settle()
    #expect(fixture.chosen == ["Sign In"])
  }

  @Test func `it comes out of nothing, a little larger, over a darkened page, and fades away`() {
    let alert = fixture.alert(.alert, fixture.action("OK"))
    fixture.page.present(alert, animated: true)
    stage.advance(by: 0.05)
    let geometry = alert.view.presentedGeometry(at: stage.now)
    #expect(geometry.transform.a > 1 && geometry.transform.a < 1.2)
    let alpha = alert.view.presentedAlpha(at: stage.now)
    #expect(alpha > 0 && alpha < 1)
    stage.settle()
    let dimming = alert.presentationController?.containerView?.subviews.first
    #expect(dimming?.alpha == 1)
    alert.dismiss(animated: true)
    stage.advance(by: 0.05)
    #expect(alert.view.presentedGeometry(at: stage.now).transform.isIdentity)
    #expect(alert.view.presentedAlpha(at: stage.now) < 1)
    stage.settle()
    #expect(fixture.chosen.isEmpty)
  }

  @Test func `too long for the screen it scrolls, and its first buttons stay in reach`() {
    let alert = fixture.alert(.alert)
    alert.message = Array(repeating: "A long message.", count: 400).joined(separator: " ")
    for number in 1...30 { alert.addAction(fixture.action("\(number)")) }
    fixture.present(alert)
    #expect(abs(alert.view.frame.height - (844 - 80 - 48)) < 0.001)
    #expect(fixture.frame("1").height == 44)
    let list = fixture.frame("1")
    stage.drag(
      from: CGPoint(x: 195, y: list.midY + 10), to: CGPoint(x: 195, y: list.midY - 60), over: 0.3)
    stage.settle()
    #expect(fixture.chosen.isEmpty)
    #expect(fixture.frame("1").isNull || fixture.frame("1").minY < list.minY)
  }

  @Test func `what is said of it while it is shown is seen`() {
    let alert = fixture.alert(.alert, fixture.action("OK"))
    fixture.present(alert)
    let height = alert.view.frame.height
    alert.title = "Other"
    alert.message = nil
    alert.addAction(fixture.action("More"))
    alert.addAction(fixture.action("Even More"))
    stage.settle()
    #expect(!fixture.frame("Other").isNull && fixture.frame("Message").isNull)
    #expect(alert.view.frame.height > height)
    #expect(abs(alert.view.frame.midY - 432) <= 1)
  }

  @Test func `right to left the one that cancels is at the right`() {
    let mirrored = AlertFixture(traits: UITraitCollection(layoutDirection: .rightToLeft))
    mirrored.present(
      mirrored.alert(.alert, mirrored.action("OK"), mirrored.action("Cancel", .cancel)))
    #expect(mirrored.frame("Cancel").minX == 195 && mirrored.frame("OK").minX == 60)
  }

  @Test func `presenting over one that is there is noted`() {
    fixture.present(fixture.alert(.alert, fixture.action("OK")))
    fixture.page.present(fixture.alert(.alert), animated: true)
    #expect(stage.warnings.last?.description.contains("already presenting") == true)
  }

  @Test func `two buttons that cancel`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        for title in ["A", "B"] { alert.addAction(UIAlertAction(title: title, style: .cancel)) }
      }
    }
  }

  @Test func `a preferred button that is not in it`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.preferredAction = UIAlertAction(title: "A", style: .default)
      }
    }
  }

  @Test func `a field in an action sheet`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField()
      }
    }
  }
}

extension AlertFixture {
  /// The buttons that look pressed.
  var pressed: [String] {
    var found: [String] = []
    func visit(_ view: UIView) {
      if let button = view as? AlertButton, button.isHighlighted {
        found.append(button.action.title ?? "")
      }
      view.subviews.forEach(visit)
    }
    page.presentedViewController.map { visit($0.view) }
    return found
  }
}
