import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// Items take what proxies say of them as their bar shows them.
struct BarItemAppearanceTests {
  private func fixture(
    _ theme: @escaping () -> Void, items: [UIBarButtonItem]
  ) -> (ThemedFixture, UINavigationController) {
    let page = UIViewController()
    page.title = "Page"
    page.navigationItem.rightBarButtonItems = items
    let navigation = UINavigationController(rootViewController: page)
    return (ThemedFixture(theme: theme) { navigation }, navigation)
  }

  private func colors(_ fixture: ThemedFixture, of label: String) -> [String] {
    fixture.stage.displayList().description.split(separator: "\n").map(String.init)
      .filter { $0.contains("\"\(label)\"") }
  }

  @Test func `an item takes tint and title attributes, unless it was given its own`() {
    let (plain, own) = (UIBarButtonItem(title: "Plain"), UIBarButtonItem(title: "Own"))
    own.tintColor = .systemGreen
    own.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 11)], for: .normal)
    let (fixture, _) = fixture(
      {
        UIBarButtonItem.appearance().tintColor = .systemRed
        UIBarButtonItem.appearance().setTitleTextAttributes(
          [.font: UIFont.systemFont(ofSize: 30)], for: .normal)
      }, items: [plain, own])
    #expect(plain.tintColor == .systemRed && own.tintColor == .systemGreen)
    func width(_ label: String) -> CGFloat {
      fixture.stage.elements().first { $0.label == label }?.frame.width ?? 0
    }
    // Every letter is half an em wide.
    #expect(abs(width("Plain") - 75) < 0.5)
    #expect(width("Own") <= 44)
    #expect(colors(fixture, of: "Plain").contains { $0.contains("#FF3B30") })
    #expect(!colors(fixture, of: "Own").contains { $0.contains("#FF3B30") })
  }

  @Test func `the bar an item is in contains it`() {
    let (above, below) = (UIBarButtonItem(title: "Above"), UIBarButtonItem(title: "Below"))
    let (fixture, navigation) = fixture(
      {
        UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor =
          .systemRed
        UIBarItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self])
          .setTitleTextAttributes([.foregroundColor: UIColor.systemRed], for: .normal)
      }, items: [above])
    navigation.topViewController?.toolbarItems = [below]
    navigation.setToolbarHidden(false, animated: false)
    fixture.stage.settle()
    #expect(above.tintColor == nil && below.tintColor == .systemRed)
    #expect(above.titleTextAttributes(for: .normal) != nil)
    #expect(below.titleTextAttributes(for: .normal) == nil)
  }

  @Test func `a button back looks as items in bars do`() {
    let (fixture, navigation) = fixture(
      {
        UIBarButtonItem.appearance().setTitleTextAttributes(
          [.foregroundColor: UIColor.systemRed], for: .normal)
      }, items: [])
    navigation.pushViewController(UIViewController(), animated: true)
    fixture.stage.settle()
    #expect(colors(fixture, of: "Page").contains { $0.contains("#FF3B30") })
  }

  @Test func `an item has the background that is said of all items, or its own, in each state`() {
    let (plain, own) = (UIBarButtonItem(title: "Plain"), UIBarButtonItem(title: "Own"))
    let (star, heart) = (UIImage(systemName: "star"), UIImage(systemName: "heart"))
    let circle = UIImage(systemName: "circle")
    own.setBackgroundImage(heart, for: .normal, barMetrics: .default)
    let (fixture, _) = fixture(
      {
        UIBarButtonItem.appearance().setBackgroundImage(star, for: .normal, barMetrics: .default)
        UIBarButtonItem.appearance().setBackgroundImage(
          circle, for: .disabled, barMetrics: .default)
      }, items: [plain, own])
    func shows(_ name: String) -> Bool {
      fixture.stage.displayList().description.contains("\(name)")
    }
    #expect(shows("star") && shows("heart") && !shows("circle"))
    #expect(own.backgroundImage(for: .normal, barMetrics: .default) == heart)
    #expect(own.backgroundImage(for: .normal, barMetrics: .compact) == nil)
    plain.isEnabled = false
    fixture.stage.settle()
    #expect(!shows("star") && shows("heart") && shows("circle"))
  }

  @Test func `the title of a button back is moved as is said of all items, or of its own`() {
    func titleX(_ own: UIBarButtonItem? = nil, _ theme: @escaping () -> Void) -> CGFloat? {
      let (fixture, navigation) = fixture(theme, items: [])
      navigation.topViewController?.navigationItem.backBarButtonItem = own
      navigation.pushViewController(UIViewController(), animated: true)
      fixture.stage.settle()
      return fixture.app.window?.nested(BackButton.self).first.map {
        $0.label.convert($0.label.bounds, to: nil).minX
      }
    }
    let move = UIOffset(horizontal: 7, vertical: 0)
    let defaultX = titleX(UIBarButtonItem(title: "Page")) {}
    #expect(defaultX != nil)
    #expect(
      titleX {
        UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(move, for: .default)
      }
        == defaultX.map { $0 + 7 })
    let own = UIBarButtonItem(title: "Page")
    own.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: 3, vertical: 0), for: .default)
    #expect(
      titleX(own) {
        UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(move, for: .default)
      } == defaultX.map { $0 + 3 })
    #expect(own.backButtonTitlePositionAdjustment(for: .default).horizontal == 3)
    #expect(own.backButtonTitlePositionAdjustment(for: .compact) == .zero)
  }

  @Test func `an item given to a bar that is shown takes its looks too, in dark as well`() {
    let (fixture, navigation) = fixture(
      {
        UIBarButtonItem.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).tintColor =
          .systemRed
        UIBarButtonItem.appearance().tintColor = .systemGreen
      }, items: [])
    let late = UIBarButtonItem(title: "Late")
    navigation.topViewController?.navigationItem.leftBarButtonItem = late
    fixture.stage.settle()
    #expect(late.tintColor == .systemGreen)
    fixture.stage.change(traits: UITraitCollection(userInterfaceStyle: .dark))
    #expect(late.tintColor == .systemRed)
  }
}

extension UIView {
  /// The views of a class that it contains, itself included.
  fileprivate func nested<View: UIView>(_ type: View.Type) -> [View] {
    (self as? View).map { [$0] } ?? subviews.flatMap { $0.nested(type) }
  }
}
