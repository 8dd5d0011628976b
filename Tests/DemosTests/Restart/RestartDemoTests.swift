import Demos
import Drawing
import Foundation
import Goldens
import Input
import NavigationKit
import Testing

/// Restart opens where it was left.
struct RestartDemoTests {
  private func open(_ archive: RestorationArchive? = nil) throws -> Stage {
    let demo = try #require(Demo.named("restart"))
    let stage = Stage(size: .phone)
    stage.show({ demo.makeRoot(DemoContent(samples: SampleTreeTests.samples)) }, restoring: archive)
    stage.settle()
    return stage
  }

  @Test func `the book, its page and the remark in its sheet are on the screen again`() throws {
    let stage = try open()
    stage.tap("Emma")
    stage.settle()
    let slider = try #require(stage.element(.slider))
    stage.press(at: CGPoint(x: slider.frame.minX + 14, y: slider.frame.midY))
    stage.move(to: CGPoint(x: slider.frame.midX, y: slider.frame.midY), over: 0.3)
    stage.release()
    stage.settle()
    #expect(stage.elements().contains { $0.label.hasPrefix("Page 1") && $0.label != "Page 1" })
    stage.tap("Compose")
    stage.settle()
    stage.tap("What comes to mind")
    stage.settle()
    stage.send(.text(TextEvent(text: "So far", time: stage.now)))
    let sheet = stage.window.rootViewController?.presentedViewController as? UINavigationController
    let field = sheet?.topViewController?.view.subviews.first { $0 is UITextField }
    #expect(field?.resignFirstResponder() == true)
    stage.settle()
    let left = stage.displayList()
    #expect(left.description.contains("So far"))
    let again = try open(stage.savedState())
    #expect(again.displayList() == left)
    again.tap("Done")
    again.settle()
    stage.tap("Done")
    stage.settle()
    #expect(again.displayList() == stage.displayList())
    #expect(again.element(.backButton, "Books") != nil)
  }

  @Test func `mail's columns show the letters and the letter that they showed, wide and narrow`()
    throws
  {
    for size in [CGSize(width: 1024, height: 768), CGSize(width: 390, height: 844)] {
      func open(_ archive: RestorationArchive?) throws -> Stage {
        let demo = try #require(Demo.named("columns"))
        let stage = Stage(size: size)
        let content = DemoContent(samples: SampleTreeTests.samples)
        stage.show({ demo.makeRoot(content) }, restoring: archive)
        stage.settle()
        return stage
      }
      let stage = try open(nil)
      let isWide = size.width > 1000
      stage.tap(isWide ? "Sidebar" : "Mailboxes")
      stage.settle()
      stage.tap("Flagged")
      stage.settle()
      stage.tap("Village Choir")
      stage.settle()
      let again = try open(stage.savedState())
      #expect(again.elements() == stage.elements())
      #expect(again.element(.title, "Village Choir") != nil)
    }
  }

  @Test func `every demo can be left and opened, wherever it is`() throws {
    for demo in Demo.all {
      let content = DemoContent(samples: SampleTreeTests.samples)
      let stage = Stage(size: demo.screen ?? CGSize(width: 390, height: 844))
      stage.show({ demo.makeRoot(content) }, restoring: nil)
      stage.settle()
      let next = Stage(size: stage.screen.bounds.size)
      next.show({ demo.makeRoot(content) }, restoring: stage.savedState())
      next.settle()
      #expect(next.displayList() == stage.displayList(), "\(demo.name)")
    }
  }
}
