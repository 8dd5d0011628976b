import NavigationKit
import SnapshotTesting
import Testing

/// Alerts as the value of a snapshot.
@MainActor
@Suite struct AlertSnapshotTests {
  private func alert(_ style: UIAlertController.Style) -> UIAlertController {
    let alert = UIAlertController(
      title: "Delete the album?", message: "Its photos stay.", preferredStyle: style)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    return alert
  }

  @Test func `an alert stands in the middle in its own size`() {
    assertSnapshot(of: alert(.alert), as: .image(on: .iPhoneSe))
  }

  @Test func `an action sheet stands at the bottom`() {
    assertSnapshot(of: alert(.actionSheet), as: .image(on: .iPhoneSe))
  }

  @Test func `an alert without a screen is as large as itself, and is presented afterwards`() {
    let alert = alert(.alert)
    var size = CGSize.zero
    Snapshotting<UIViewController, UIImage>.image.snapshot(alert).run { size = $0.size }
    #expect(size.width == 270)
    #expect(size.height < 200)
    #expect(alert.parent == nil)
    #expect(alert.viewIfLoaded?.superview == nil)
  }
}
