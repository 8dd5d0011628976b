import Foundation
import NavigationKit
import Testing

@testable import SnapshotTesting

/// The code of a test itself, with a stage around it.
@MainActor
@Suite struct HostedTests {
  /// Runs code as the product's test programs do.
  private func inTest<Result>(_ body: () throws -> Result) rethrows -> Result {
    TestStage.serveTests()
    defer { StageHost.useNone() }
    return try body()
  }

  @Test func `texts have the sizes that they are painted in`() throws {
    func size() -> CGSize {
      let label = UILabel()
      label.text = "Family"
      label.sizeToFit()
      return label.bounds.size
    }
    let painted = try #require(TestStage.shared).perform(size)
    #expect(inTest(size) == painted)
    #expect(size() != painted, "without a stage, all letters are equally wide")
  }

  @Test func `windows are shown`() {
    inTest {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let controller = AlbumController()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      #expect(controller.appearances == 1)
      assertSnapshot(of: controller, as: .elements)
      #expect(controller.view.window === window)
    }
  }

  @Test func `images are read and written`() {
    let file = inTest {
      UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).pngData { context in
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
      }
    }
    #expect(inTest { UIImage(data: file)?.size } == CGSize(width: 8, height: 4))
  }
}
