import Foundation
import Testing

@testable import NavigationKit

/// Where a context menu and its preview are.
struct ContextMenuLayoutTests {
  private func placement(
    _ source: CGRect, preview: CGSize? = nil, isCut: Bool = false,
    menu: CGSize = CGSize(width: 250, height: 132),
    screen: CGSize = CGSize(width: 390, height: 844), isRightToLeft: Bool = false
  ) -> ContextMenuLayout.Placement {
    ContextMenuLayout(
      source: source, preview: preview ?? source.size, isCut: isCut, menu: menu,
      bounds: CGRect(origin: .zero, size: screen),
      insets: UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0), isRightToLeft: isRightToLeft
    ).placement
  }

  @Test func `the preview stays and the menu is below it`() {
    let place = placement(CGRect(x: 20, y: 100, width: 100, height: 80))
    #expect(place.preview == CGRect(x: 20, y: 100, width: 100, height: 80))
    #expect(place.menu == CGRect(x: 20, y: 192, width: 250, height: 132))
    #expect(place.menuAnchor == CGPoint(x: 0.2, y: 0))
  }

  @Test func `a preview at the other side has the menu at its own end`() {
    let place = placement(CGRect(x: 270, y: 100, width: 100, height: 80))
    #expect(place.menu.maxX == 370 && place.menu.minY == 192)
  }

  @Test func `near the bottom the menu is above`() {
    let place = placement(CGRect(x: 20, y: 680, width: 100, height: 80))
    #expect(place.preview.minY == 680)
    #expect(place.menu == CGRect(x: 20, y: 536, width: 250, height: 132))
    #expect(place.menuAnchor.y == 1)
  }

  @Test func `where neither side has room the preview moves up`() {
    let place = placement(
      CGRect(x: 20, y: 300, width: 100, height: 300), menu: CGSize(width: 250, height: 352))
    #expect(place.menu.maxY == 844 - 34 - 16 && place.menu.height == 352)
    #expect(place.preview.maxY == place.menu.minY - 12 && place.preview.height == 300)
  }

  @Test func `a row as wide as the screen is scaled into the margins`() {
    let place = placement(CGRect(x: 0, y: 200, width: 390, height: 60))
    #expect(place.preview.width == 358 && place.preview.midX == 195 && place.preview.midY == 230)
    #expect(abs(place.preview.height - 60 * 358 / 390) < 0.01)
  }

  @Test func `a controller's preview is cut where a picture is scaled`() {
    let source = CGRect(x: 100, y: 300, width: 50, height: 50)
    let size = CGSize(width: 600, height: 200)
    #expect(
      placement(source, preview: size, isCut: true).preview.size == CGSize(width: 358, height: 200))
    let scaled = placement(source, preview: size).preview.size
    #expect(scaled.width == 358 && abs(scaled.height - 358 / 3) < 0.01)
  }

  @Test func `a menu too high for the screen leaves half of it to the preview`() {
    let place = placement(
      CGRect(x: 20, y: 100, width: 300, height: 700), menu: CGSize(width: 250, height: 900))
    #expect(abs(place.menu.height - 364) < 0.01)
    #expect(place.preview.minY >= 66 && place.preview.maxY == place.menu.minY - 12)
  }

  @Test func `in a low window the menu is beside the preview`() {
    let screen = CGSize(width: 844, height: 390)
    let place = placement(
      CGRect(x: 40, y: 60, width: 300, height: 200), screen: screen)
    #expect(place.preview == CGRect(x: 40, y: 66, width: 300, height: 200))
    #expect(place.menu == CGRect(x: 352, y: 66, width: 250, height: 132))
    let far = placement(CGRect(x: 600, y: 60, width: 200, height: 200), screen: screen)
    #expect(far.menu.maxX == 828 && far.preview.maxX == far.menu.minX - 12)
  }

  @Test func `right to left everything is mirrored`() {
    let place = placement(CGRect(x: 270, y: 100, width: 100, height: 80), isRightToLeft: true)
    #expect(place.preview == CGRect(x: 270, y: 100, width: 100, height: 80))
    #expect(place.menu == CGRect(x: 120, y: 192, width: 250, height: 132))
    let middle = placement(CGRect(x: 145, y: 100, width: 100, height: 80), isRightToLeft: true)
    #expect(middle.menu.minX == 16 && middle.menu.maxX == 266)
  }

  @Test func `without a menu the preview alone is shown`() {
    let place = placement(CGRect(x: 20, y: 100, width: 100, height: 80), menu: .zero)
    #expect(place.preview.minY == 100 && place.menu.height == 0)
  }
}
