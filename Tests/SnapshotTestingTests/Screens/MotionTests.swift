import Foundation
import Goldens
import NavigationKit
import SnapshotTesting
import Testing

/// Film strips of transitions; the reference is in `__Snapshots__`.
@MainActor
@Suite struct MotionTests {
  private static let small = ViewImageConfig(size: CGSize(width: 120, height: 80))

  private func stack() -> UINavigationController {
    UINavigationController(rootViewController: AlbumController())
  }

  private func push() -> Snapshotting<UIViewController, UIImage> {
    .motion(
      of: { stack in
        let page = UIViewController()
        page.title = "Photos"
        page.view.backgroundColor = .systemYellow
        (stack as? UINavigationController)?.pushViewController(page, animated: true)
      }, frames: 4, over: 0.45, on: Self.small)
  }

  @Test func `a push is a strip`() { assertSnapshot(of: stack(), as: push()) }

  @Test func `a difference says which part moves otherwise, and when`() throws {
    let folder = try TemporaryFolder()
    func message(_ duration: TimeInterval) -> String? {
      let controller = AlbumController()
      let slide = Snapshotting<UIViewController, UIImage>.motion(
        of: { _ in
          UIView.animate(withDuration: duration) { controller.label.center.x += 30 }
        }, frames: 3, over: 0.4, on: Self.small)
      return verifySnapshot(
        of: controller, as: slide, named: "a", snapshotDirectory: folder.url.path,
        testName: "slide()")
    }
    _ = message(0.2)
    #expect(message(0.2) == nil)
    let lines = message(0.3)?.components(separatedBy: "\n") ?? []
    #expect(
      lines.dropFirst(2).first?.hasPrefix("text \"Family\" moved") == true,
      "\(lines.joined(separator: "\n"))")
  }
}
