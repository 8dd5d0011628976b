import Foundation
import Goldens
import Testing

@testable import NavigationKit

/// The size of a bar's button with a picture.
struct BarButtonSizeTests {
  private func size(ofButtonWith picture: CGSize) -> CGSize? {
    let image = UIGraphicsImageRenderer(size: picture).image { _ in }
    let page = UIViewController()
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Logo", image: image)
    let stage = Stage(size: .phone)
    stage.window.rootViewController = UINavigationController(rootViewController: page)
    stage.window.makeKeyAndVisible()
    stage.settle()
    return stage.element(.barButton, "Logo")?.frame.size
  }

  @Test func `a picture that is too large for a bar keeps its shape and fits into 32 points`() {
    #expect(size(ofButtonWith: CGSize(width: 64, height: 16)) == CGSize(width: 32, height: 8))
    #expect(size(ofButtonWith: CGSize(width: 16, height: 64)) == CGSize(width: 8, height: 32))
  }

  @Test func `a picture that fits keeps its size`() {
    #expect(size(ofButtonWith: CGSize(width: 20, height: 12)) == CGSize(width: 20, height: 12))
  }
}
