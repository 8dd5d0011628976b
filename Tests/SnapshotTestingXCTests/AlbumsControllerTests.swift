import SnapshotTesting
import XCTest

/// Tests as iOS projects have them: methods without annotations, in Swift 5.
final class AlbumsControllerTests: XCTestCase {
  func testOnPhone() {
    let controller = AlbumsController()
    assertSnapshot(of: controller, as: .image(on: .iPhone13))
  }

  func testInBars() {
    let controller = UINavigationController(rootViewController: AlbumsController())
    assertSnapshot(of: controller, as: .image(on: .iPhoneSe(.landscape)), named: "landscape")
  }

  @available(*, deprecated, message: "The form that the library has had first.")
  func testView() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 24))
    label.text = "Family"
    assertSnapshot(matching: label, as: .image)
  }
}
