import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// The animated change from light to dark.
struct AppearanceFadeTests {
  private let fixture = NavigationFixture("A", "B")
  private var stage: Stage { fixture.stage }
  private let dark = UITraitCollection(userInterfaceStyle: .dark)
  /// The duration in seconds.
  private let whole = PictureFade.duration

  /// The same screen in dark mode without animation.
  private var darkPicture: DisplayList {
    let other = NavigationFixture("A", "B")
    other.stage.change(traits: dark)
    return other.stage.displayList()
  }

  /// The old frame over the new one; nil if there is none.
  private var overlay: Layer? {
    guard case .layer(let layer)? = stage.displayList().commands.last, layer.isKept else {
      return nil
    }
    return layer
  }

  @Test func `the old picture fades over the new one, as a function of time`() {
    let light = stage.displayList()
    stage.change(traits: dark, animated: true)
    #expect(stage.traits.userInterfaceStyle == .dark)
    #expect(!stage.isSettled)
    #expect(overlay?.opacity == 1)
    #expect(overlay?.commands == light.commands)
    #expect(Array(stage.displayList().commands.dropLast()) == darkPicture.commands)
    var last: CGFloat = 1
    for _ in 1...4 {
      stage.advance(by: whole / 5)
      let opacity = overlay?.opacity ?? 0
      #expect(opacity > 0 && opacity < last)
      #expect(stage.displayList() == stage.displayList())
      #expect(stage.nextChange == stage.now)
      last = opacity
    }
    stage.advance(by: whole / 5 + 0.001)
    #expect(stage.displayList() == darkPicture)
    #expect(stage.isSettled)
  }

  @Test func `without animation it is there at once`() {
    stage.change(traits: dark)
    #expect(stage.displayList() == darkPicture)
    #expect(stage.isSettled)
  }

  @Test func `back in the middle, what was on screen is what fades`() {
    let light = stage.displayList()
    stage.change(traits: dark, animated: true)
    stage.advance(by: whole / 2)
    let middle = stage.displayList()
    stage.change(traits: UITraitCollection(userInterfaceStyle: .light), animated: true)
    #expect(overlay?.commands == middle.commands)
    stage.settle()
    #expect(stage.displayList() == light)
  }

  @Test func `pages go on moving under it, and can be used`() {
    fixture.navigation.popViewController(animated: true)
    stage.advance(by: 0.1)
    stage.change(traits: dark, animated: true)
    let place = fixture.x(of: fixture.pages[1]) ?? 0
    stage.advance(by: 0.1)
    #expect(overlay != nil)
    #expect((fixture.x(of: fixture.pages[1]) ?? 0) > place)
    stage.settle()
    #expect(fixture.labels(.title) == ["A"])
  }

  @Test func `another size ends it: the old picture would not fit`() {
    stage.change(traits: dark, animated: true)
    stage.advance(by: 0.1)
    stage.resize(to: CGSize(width: 500, height: 700), safeAreaInsets: .zero)
    #expect(overlay == nil)
    #expect(stage.isSettled)
    stage.change(traits: UITraitCollection(userInterfaceStyle: .light), animated: true)
    stage.advance(by: 0.1)
    stage.rotate(to: CGSize(width: 700, height: 500), safeAreaInsets: .zero)
    #expect(overlay == nil)
  }
}
