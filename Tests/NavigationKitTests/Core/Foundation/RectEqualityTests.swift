import Foundation
import NavigationKit
import Testing

/// Rectangles, points and sizes that are compared by a method.
struct RectEqualityTests {
  @Test func `they are equal where all their numbers are`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.equalTo(CGRect(x: 1, y: 2, width: 3, height: 4)))
    #expect(!rect.equalTo(rect.offsetBy(dx: 1, dy: 0)))
    #expect(rect.origin.equalTo(CGPoint(x: 1, y: 2)) && !rect.origin.equalTo(.zero))
    #expect(rect.size.equalTo(CGSize(width: 3, height: 4)) && !rect.size.equalTo(.zero))
  }
}
