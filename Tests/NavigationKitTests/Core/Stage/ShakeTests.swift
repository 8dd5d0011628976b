import Goldens
import Foundation
import NavigationKit
import Testing

/// Shaking the device.
struct ShakeTests {
  private let stage = Stage(size: .phone)
  private let page = ShakenPage()
  private let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))

  init() {
    page.view.addSubview(field)
    stage.window.rootViewController = UINavigationController(rootViewController: page)
    stage.window.makeKeyAndVisible()
  }

  private func shake() {
    stage.simulateShake()
    stage.settle()
  }

  @Test func `the page in front is told`() {
    shake()
    #expect(page.heard == ["began", "ended"])
  }

  @Test func `in a text it offers to take back what was typed, then to type it again`() {
    stage.tap(at: CGPoint(x: 100, y: 220))
    stage.typeText("Ada")
    shake()
    #expect(stage.elements().contains { $0.label == "Undo Typing" })
    stage.tap("Undo")
    stage.settle()
    #expect(field.text == "")
    stage.tap(at: CGPoint(x: 100, y: 220))
    shake()
    stage.tap("Redo")
    stage.settle()
    #expect(field.text == "Ada")
  }

  @Test func `it does not ask again before it is answered`() {
    stage.tap(at: CGPoint(x: 100, y: 220))
    stage.typeText("Ada")
    shake()
    shake()
    stage.tap("Cancel")
    stage.settle()
    #expect(!stage.elements().contains { $0.label == "Undo Typing" })
  }

  @Test func `it offers what the controller in front can take back`() {
    var count = 0
    func add(_ step: Int) {
      count += step
      page.undoManager?.registerUndo(withTarget: page) { _ in add(-step) }
      page.undoManager?.setActionName("Adding")
    }
    stage.perform { add(1) }
    shake()
    #expect(stage.elements().contains { $0.label == "Undo Adding" })
    stage.tap("Undo")
    stage.settle()
    #expect(count == 0)
    shake()
    stage.tap("Redo")
    stage.settle()
    #expect(count == 1)
  }

  @Test func `nothing is offered without a change, and where the app does not want it`() {
    stage.tap(at: CGPoint(x: 100, y: 220))
    shake()
    #expect(page.presentedViewController == nil)
    stage.typeText("Ada")
    stage.perform { UIApplication.shared.applicationSupportsShakeToEdit = false }
    shake()
    #expect(page.navigationController?.presentedViewController == nil)
  }
}

/// A page that notes when it is shaken.
private final class ShakenPage: UIViewController {
  private(set) var heard: [String] = []

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    heard.append("began")
    super.motionBegan(motion, with: event)
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    heard.append("ended")
    super.motionEnded(motion, with: event)
  }
}
