import Foundation
import Testing

@testable import NavigationKit

/// How an alert shares its room out: a table.
struct AlertLayoutTests {
  private func heights(header: CGFloat, list: CGFloat) -> [CGFloat] {
    let (top, bottom) = AlertLayout.heights(header: header, list: list, button: 44, room: 300)
    return [top, bottom]
  }

  @Test func `buttons are cut before what stands over them, down to one and a half`() {
    #expect(heights(header: 100, list: 132) == [100, 132])
    #expect(heights(header: 100, list: 440) == [100, 200])
    #expect(heights(header: 500, list: 440) == [234, 66])
    #expect(heights(header: 500, list: 44) == [256, 44])
  }

  @Test func `the one that cancels is last, and first of two beside each other`() {
    #expect(AlertLayout.order(of: [.cancel, .default], areBeside: true) == [0, 1])
    #expect(AlertLayout.order(of: [.default, .cancel], areBeside: true) == [1, 0])
    #expect(
      AlertLayout.order(of: [.default, .cancel, .destructive], areBeside: false) == [0, 2, 1])
  }

  @Test func `two stand beside each other where their titles fit`() {
    #expect(AlertLayout.areBeside([60, 119], in: 270))
    #expect(!AlertLayout.areBeside([60, 120], in: 270))
    #expect(!AlertLayout.areBeside([60], in: 270))
    #expect(!AlertLayout.areBeside([6, 6, 6], in: 270))
  }

  @Test func `an alert is in the middle, an action sheet at the bottom`() {
    let phone = CGRect(x: 0, y: 0, width: 390, height: 844)
    let insets = UIEdgeInsets(top: 47, bottom: 34)
    let size = CGSize(width: 270, height: 200)
    #expect(
      AlertLayout.frame(of: size, form: .alert, in: phone, insets: insets)
        == CGRect(x: 60, y: 329, width: 270, height: 200))
    #expect(
      AlertLayout.frame(
        of: CGSize(width: 374, height: 200), form: .sheet, in: phone, insets: insets)
        == CGRect(x: 8, y: 610, width: 374, height: 200))
    #expect(
      AlertLayout.room(form: .sheet, in: phone, insets: insets)
        == CGSize(width: 374, height: 755))
    let side = CGRect(x: 0, y: 0, width: 844, height: 390)
    #expect(AlertLayout.room(form: .sheet, in: side, insets: .zero).width == 374)
  }
}
