import Foundation
import NavigationShell
import Testing

@Suite struct RecipeFlowTests {
  private let stage = Stage(size: CGSize(width: 390, height: 844))
  private let stack = UINavigationController(rootViewController: RecipesController())

  init() {
    stage.window.rootViewController = stack
    stage.window.makeKeyAndVisible()
    stage.settle()
  }

  @Test func `a recipe is cooked in a sheet, and swiped away`() {
    stage.tap("Lentil soup")
    stage.settle()
    #expect(stack.topViewController?.title == "Lentil soup")

    stage.tap("Cook")
    stage.settle()
    #expect(stage.elements().contains { $0.role == .title && $0.label == "Fry an onion" })

    stage.tap("Done")
    stage.settle()
    stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400), over: 0.3)
    stage.settle()
    #expect(stack.viewControllers.count == 1)
  }

  @Test func `a swipe that is let go too early goes nowhere`() {
    stage.tap("Flatbread")
    stage.settle()
    stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 60, y: 400), over: 0.5)
    stage.settle()
    #expect(stack.topViewController?.title == "Flatbread")
  }
}
