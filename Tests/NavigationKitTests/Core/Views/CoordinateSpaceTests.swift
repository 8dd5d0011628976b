import Goldens
import Foundation
import NavigationKit
import Testing

/// Points in the coordinates of views and of the screen.
struct CoordinateSpaceTests {
  private let stage = Stage(size: .phone)
  private let page = UIViewController()
  private let card = UIView(frame: CGRect(x: 30, y: 50, width: 100, height: 100))

  init() {
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    page.view.addSubview(card)
  }

  private var screen: UIScreen? { stage.window.windowScene?.screen }

  @Test func `a view's point is one of the screen, and back`() throws {
    let space = try #require(screen).coordinateSpace
    let corner = card.convert(CGPoint(x: 1, y: 2), to: space)
    #expect(corner == CGPoint(x: 31, y: 52))
    #expect(space.convert(corner, to: card) == CGPoint(x: 1, y: 2))
    #expect(card.convert(card.bounds, to: space) == card.frame)
    #expect(space.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test func `of two views the way is the same by either name`() {
    let space: any UICoordinateSpace = page.view
    #expect(card.convert(CGPoint.zero, to: space) == card.convert(.zero, to: page.view))
    #expect(card.convert(CGPoint.zero, from: space) == CGPoint(x: -30, y: -50))
  }

  @Test func `fixed coordinates stay with the upright screen`() throws {
    stage.resize(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
    stage.settle()
    let (fixed, turned) = (
      try #require(screen).fixedCoordinateSpace, try #require(screen).coordinateSpace
    )
    #expect(fixed.bounds.size == CGSize(width: 390, height: 844))
    let corners = [CGPoint(x: 0, y: 0), CGPoint(x: 390, y: 0), CGPoint(x: 100, y: 200)]
    for corner in corners {
      let there = fixed.convert(corner, to: turned)
      #expect(turned.bounds.insetBy(dx: -1, dy: -1).contains(there))
      #expect(turned.convert(there, to: fixed) == corner)
    }
  }
}
