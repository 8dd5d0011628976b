import Foundation
import Goldens
import Testing

@testable import NavigationKit

/// The traits of a view are computed once, and anew when something changes them.
struct CachedTraitsTests {
  private let stage = Stage(size: .smallPhone)
  private let root = UIViewController()
  private let dark = UIView()
  private let plain = UIView()
  private let holder = UIView()
  private let view = UIView()

  init() {
    stage.window.rootViewController = root
    stage.window.makeKeyAndVisible()
    dark.overrideUserInterfaceStyle = .dark
    holder.addSubview(view)
    plain.addSubview(holder)
    for view in [dark, plain] { root.view.addSubview(view) }
  }

  private var style: UIUserInterfaceStyle { view.traitCollection.userInterfaceStyle }

  @Test func `a view that moves to another superview is shown in that one's traits`() {
    #expect(style != .dark)
    dark.addSubview(holder)
    #expect(style == .dark)
    plain.addSubview(holder)
    #expect(style != .dark)
  }

  @Test func `a view that leaves the window is shown in those around it`() {
    dark.addSubview(holder)
    #expect(style == .dark)
    holder.removeFromSuperview()
    #expect(style != .dark)
  }

  @Test func `an override counts for all inside at once`() {
    #expect(style != .dark)
    plain.overrideUserInterfaceStyle = .dark
    #expect(style == .dark)
    plain.overrideUserInterfaceStyle = .unspecified
    #expect(style != .dark)
  }

  @Test func `the stage's traits count at once`() {
    #expect(view.traitCollection.layoutDirection != .rightToLeft)
    stage.change(traits: UITraitCollection(layoutDirection: .rightToLeft))
    #expect(view.traitCollection.layoutDirection == .rightToLeft)
  }

  @Test func `a window that gave way to another follows the stage still`() {
    #expect(style != .dark)
    let old = stage.window
    let other = UIWindow(windowScene: stage.windowScene)
    other.makeKeyAndVisible()
    stage.change(traits: UITraitCollection(userInterfaceStyle: .dark))
    #expect(style == .dark)
    #expect(view.window === old)
  }

  @Test func `views that outlive their stage are shown on no screen`() {
    var stage: Stage? = Stage(
      size: .smallPhone, traits: UITraitCollection(userInterfaceStyle: .dark))
    let window = stage?.window
    window?.addSubview(view)
    #expect(style == .dark)
    stage = nil
    #expect(style == .light)
  }
}
