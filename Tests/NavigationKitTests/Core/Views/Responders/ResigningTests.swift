import Foundation
import NavigationKit
import Testing

/// First responders that may refuse to resign.
struct ResigningTests {
  private final class Holder: UIView {
    var resigns = true
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { resigns }
  }

  @Test func `a view that refuses to resign stays first responder, whoever asks`() {
    let stage = Stage(size: CGSize(width: 200, height: 100))
    let (present, other) = (Holder(frame: .zero), Holder(frame: .zero))
    for view in [present, other] { stage.window.addSubview(view) }
    stage.window.makeKeyAndVisible()
    #expect(present.becomeFirstResponder())
    present.resigns = false
    #expect(!present.resignFirstResponder() && present.isFirstResponder)
    #expect(!other.becomeFirstResponder() && present.isFirstResponder)
    present.resigns = true
    #expect(other.becomeFirstResponder() && !present.isFirstResponder)
  }
}
