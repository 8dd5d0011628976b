import Foundation
import Testing

@testable import NavigationKit

/// How high the keyboard is on which screen.
@Suite struct KeyboardMetricsTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let width, height, bottom: CGFloat
    var isPad = false
    let plain, suggesting: CGFloat
    var testDescription: String { name }
  }

  nonisolated static let table = [
    Row(
      name: "iPhone SE, the first", width: 320, height: 568, bottom: 0, plain: 216, suggesting: 260),
    Row(name: "iPhone 8", width: 375, height: 667, bottom: 0, plain: 216, suggesting: 260),
    Row(name: "iPhone 8 Plus", width: 414, height: 736, bottom: 0, plain: 226, suggesting: 271),
    Row(name: "iPhone X", width: 375, height: 812, bottom: 34, plain: 291, suggesting: 336),
    Row(name: "iPhone 12", width: 390, height: 844, bottom: 34, plain: 291, suggesting: 336),
    Row(name: "iPhone 15", width: 393, height: 852, bottom: 34, plain: 291, suggesting: 336),
    Row(name: "iPhone 16 Pro", width: 402, height: 874, bottom: 34, plain: 291, suggesting: 336),
    Row(name: "iPhone 11", width: 414, height: 896, bottom: 34, plain: 301, suggesting: 346),
    Row(
      name: "iPhone 16 Pro Max", width: 440, height: 956, bottom: 34, plain: 301, suggesting: 346),
    Row(
      name: "iPhone 8, sideways", width: 667, height: 375, bottom: 0, plain: 162, suggesting: 200),
    Row(
      name: "iPhone 15, sideways", width: 852, height: 393, bottom: 21, plain: 171, suggesting: 209),
    Row(
      name: "iPad 9.7", width: 768, height: 1024, bottom: 0, isPad: true, plain: 313,
      suggesting: 313),
    Row(
      name: "iPad 9.7, sideways", width: 1024, height: 768, bottom: 0, isPad: true, plain: 398,
      suggesting: 398),
    Row(
      name: "iPad 10", width: 820, height: 1180, bottom: 20, isPad: true, plain: 337,
      suggesting: 337),
    Row(
      name: "iPad 10, sideways", width: 1180, height: 820, bottom: 20, isPad: true, plain: 422,
      suggesting: 422),
    Row(
      name: "iPad 12.9", width: 1024, height: 1366, bottom: 20, isPad: true, plain: 384,
      suggesting: 384),
    Row(
      name: "iPad 12.9, sideways", width: 1366, height: 1024, bottom: 20, isPad: true, plain: 476,
      suggesting: 476),
    Row(name: "a low window", width: 300, height: 150, bottom: 0, plain: 100, suggesting: 100),
  ]

  @Test(arguments: table) func `a device's height`(row: Row) {
    let screen = KeyboardMetrics.Screen(
      size: CGSize(width: row.width, height: row.height),
      insets: UIEdgeInsets(bottom: row.bottom), isPad: row.isPad)
    #expect(KeyboardMetrics.height(on: screen, suggests: false) == row.plain)
    #expect(KeyboardMetrics.height(on: screen, suggests: true) == row.suggesting)
  }

  @Test func `four rows are as high with suggestions as without`() {
    let screen = KeyboardMetrics.Screen(
      size: CGSize(width: 375, height: 812), insets: UIEdgeInsets(bottom: 34), isPad: false)
    func area(_ suggests: Bool) -> CGRect {
      KeyboardMetrics.area(
        on: screen, height: KeyboardMetrics.height(on: screen, suggests: suggests),
        suggests: suggests)
    }
    #expect(area(false) == CGRect(x: 0, y: 0, width: 375, height: 216))
    #expect(area(true) == CGRect(x: 0, y: 45, width: 375, height: 216))
  }

  @Test func `keys on their side keep off the cut-out`() {
    let screen = KeyboardMetrics.Screen(
      size: CGSize(width: 852, height: 393),
      insets: UIEdgeInsets(left: 59, bottom: 21, right: 59), isPad: false)
    let area = KeyboardMetrics.area(on: screen, height: 171, suggests: false)
    #expect(area == CGRect(x: 59, y: 0, width: 734, height: 150))
  }
}
