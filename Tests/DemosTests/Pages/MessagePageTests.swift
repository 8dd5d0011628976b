import Foundation
import NavigationKit
import Testing

@testable import Demos

/// A page with a text in its middle, on screens and with letters of any size.
struct MessagePageTests {
  private let page = MessagePage(
    "Pull", symbol: "hand.tap", "A page follows your finger, and stays or comes back.")

  private func frame(of label: String, on stage: Stage) -> CGRect? {
    stage.elements().first { $0.label == label }?.frame
  }

  @Test func `a text that there is no room for is scrolled to, and taken back in`() throws {
    let stage = DemoDriver(showing: page, on: CGSize(width: 220, height: 300)).stage
    #expect(page.view.subviews.allSatisfy { !($0 is UIScrollView) })
    stage.change(
      traits: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
    stage.settle()
    let before = try #require(frame(of: page.text, on: stage))
    #expect(before.maxY > 300)
    stage.drag(from: CGPoint(x: 110, y: 280), to: CGPoint(x: 110, y: 60), over: 0.5)
    stage.settle()
    let after = try #require(frame(of: page.text, on: stage))
    #expect(after.maxY <= 300 && after.height == before.height)
    stage.change(traits: UITraitCollection(preferredContentSizeCategory: .large))
    stage.settle()
    let normal = try #require(frame(of: page.text, on: stage))
    #expect(normal.maxY < 300 && page.view.subviews.allSatisfy { !($0 is UIScrollView) })
  }

  @Test func `where the text just fits it moves up, below the bar`() throws {
    let stage = DemoDriver(showing: page, on: CGSize(width: 390, height: 290)).stage
    stage.change(
      traits: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
    stage.settle()
    let text = try #require(frame(of: page.text, on: stage))
    #expect(text.maxY <= 290 && page.view.subviews.allSatisfy { !($0 is UIScrollView) })
  }
}
