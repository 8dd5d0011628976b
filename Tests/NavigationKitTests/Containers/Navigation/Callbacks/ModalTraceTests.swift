import Foundation
import Goldens
import NavigationKit
import Testing

/// The callbacks of presentations, as text.
struct ModalTraceTests {
  @Test func `a full-screen page comes and goes`() throws {
    let trace = Trace(
      "A person opens the camera, which covers the whole screen, and closes it again.",
      "The page below goes and comes without being moved to or from its navigation controller.")
    let family = trace.page("Family")
    trace.show(trace.page("Albums"), family)
    let camera = trace.page("Camera")
    camera.modalPresentationStyle = .fullScreen
    trace.act("present(Camera, animated: true)") {
      family.present(camera, animated: true) {
        trace.record("Family", "completion of present", sees: family.navigationController)
      }
    }
    trace.settle()
    trace.act("dismiss(animated: true)") {
      camera.dismiss(animated: true) {
        trace.record("Family", "completion of dismiss", sees: family.navigationController)
      }
    }
    trace.settle()
    try expectGolden(trace.text, named: "trace-full-screen")
  }
}
