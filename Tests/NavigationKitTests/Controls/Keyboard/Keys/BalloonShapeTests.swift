import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// The outline of the balloon above a pressed key.
struct BalloonShapeTests {
  private let keyboard = CGRect(x: 0, y: 0, width: 390, height: 291)
  private let key = CGRect(x: 180, y: 160, width: 26, height: 42)

  @Test func `it covers the key and its head, and nothing around them`() {
    let shape = KeyBalloon.Shape(over: key, in: keyboard)
    let outline = shape.outline.tightBoundingBox
    #expect(shape.bounds == shape.head.union(key))
    #expect(abs(outline.minX - shape.bounds.minX) < 0.01)
    #expect(abs(outline.maxX - shape.bounds.maxX) < 0.01)
    #expect(abs(outline.minY - shape.bounds.minY) < 0.01)
    #expect(abs(outline.maxY - shape.bounds.maxY) < 0.01)
  }

  @Test func `a row of letters narrows to a neck around the key, as wide at both of its sides`() {
    let head = CGRect(x: 20, y: 94, width: 350, height: 52)
    let outline = KeyBalloon.Shape(key: key, head: head).outline
    func isInside(_ x: CGFloat) -> Bool {
      outline.contains(CGPoint(x: x, y: head.maxY + 0.5), rule: .winding)
    }
    #expect(isInside(key.minX - 8) && isInside(key.midX) && isInside(key.maxX + 8))
    #expect(!isInside(key.minX - 18) && !isInside(key.maxX + 18))
  }

  @Test func `the neck is no wider than the row`() {
    let head = CGRect(x: key.minX - 4, y: 94, width: 180, height: 52)
    let outline = KeyBalloon.Shape(key: key, head: head).outline.tightBoundingBox
    #expect(abs(outline.minX - head.minX) < 0.01 && abs(outline.maxX - head.maxX) < 0.01)
  }
}
