import Foundation
import Testing

@testable import NavigationKit

/// Columns come back as they were left.
struct SplitRestorationTests {
  private static let pad = ColumnsFixture.landscape
  private static let phone = ColumnsFixture.phone

  private func triple() -> UISplitViewController {
    let split = UISplitViewController(style: .tripleColumn)
    split.restorationIdentifier = "split"
    split.setViewController(NotePage("P"), for: .primary)
    split.setViewController(NotePage("S"), for: .supplementary)
    split.setViewController(NotePage("D"), for: .secondary)
    return split
  }

  private func classic() -> UISplitViewController {
    let split = UISplitViewController()
    split.restorationIdentifier = "split"
    split.viewControllers = ["P", "D"].map(UINavigationController.keeping)
    return split
  }

  private func stack(
    _ column: UISplitViewController.Column, of split: UISplitViewController
  ) -> UINavigationController? { split.columns.holders[column] as? UINavigationController }

  @Test func `the columns that were shown are shown, each with its stack`() throws {
    for shown in [UISplitViewController.Column.primary, .supplementary] {
      let restart = try Restart(size: Self.pad, triple) { split, _ in
        split.show(shown)
        stack(.supplementary, of: split)?.pushViewController(NotePage("S2"), animated: false)
        stack(.secondary, of: split)?.pushViewController(NotePage("D2"), animated: false)
      }
      #expect(restart.root.displayMode == restart.left.displayMode)
      #expect(restart.titles == (shown == .primary ? ["P", "S2", "D2"] : ["S2", "D2"]))
      #expect(restart.isSame)
    }
  }

  @Test func `a choice made in another shape of window is not taken up`() throws {
    let restart = try Restart(size: ColumnsFixture.portrait, then: Self.pad, triple) { split, _ in
      split.show(.primary)
    }
    let fresh = try Restart(size: Self.pad, triple) { _, _ in }
    #expect(restart.root.displayMode == fresh.root.displayMode)
  }

  @Test func `collapsed columns come back collapsed, with what is pushed on them`() throws {
    let restart = try Restart(size: Self.phone, triple) { split, _ in
      stack(.primary, of: split)?.pushViewController(NotePage("D2"), animated: false)
    }
    #expect(restart.root.isCollapsed && restart.titles == ["D2"])
    #expect(
      restart.root.viewControllers[0].stackedPages.map(\.title) == ["P", "S", "D", "D2"])
    #expect(restart.isSame)
    for stage in [restart.stage, restart.leftStage] {
      stage.resize(to: Self.pad, safeAreaInsets: .zero)
      stage.settle()
    }
    #expect(stack(.secondary, of: restart.root)?.viewControllers.map(\.title) == ["D", "D2"])
    #expect(restart.isSame)
  }

  @Test func `the column that was on top is, whatever the delegate says at a start`() throws {
    for (style, make) in [("columns", triple), ("classic", classic)] {
      let restart = try Restart(size: Self.phone, make) { split, _ in
        let stack = stack(.primary, of: split)
        stack?.popToRootViewController(animated: false)
        stack?.pushViewController(NotePage("P2"), animated: false)
      }
      #expect(restart.titles == ["P2"], "\(style)")
      #expect(restart.isSame, "\(style)")
      let pages = restart.root.viewControllers[0].stackedPages.map(\.title)
      #expect(pages == ["P", "P2"], "\(style)")
    }
  }

  @Test func `what was left beside each other is stacked where there is no room`() throws {
    let restart = try Restart(size: Self.pad, then: Self.phone, triple) { split, _ in
      stack(.secondary, of: split)?.pushViewController(NotePage("D2"), animated: false)
    }
    #expect(
      restart.root.viewControllers[0].stackedPages.map(\.title) == ["P", "S", "D", "D2"])
  }

  @Test func `a detail that replaced the first one is there, also where it was stacked`() throws {
    for size in [Self.pad, Self.phone] {
      let restart = try Restart(size: size, classic) { split, _ in
        let detail = UINavigationController(rootViewController: NotePage("Other"))
        detail.restorationIdentifier = "D"
        split.showDetailViewController(detail, sender: nil)
      }
      #expect(restart.titles.last == "Other")
      #expect(restart.isSame)
    }
  }

  @Test func `a compact column comes back with its own stack`() throws {
    func make() -> UISplitViewController {
      let split = triple()
      split.setViewController(UINavigationController.keeping("Compact"), for: .compact)
      return split
    }
    let restart = try Restart(size: Self.phone, make) { split, _ in
      stack(.compact, of: split)?.pushViewController(NotePage("C2"), animated: false)
    }
    #expect(restart.titles == ["C2"] && restart.isSame)
  }

  @Test func `columns that were on screen before the state came are restored, too`() throws {
    final class EarlyApp: NSObject, UIApplicationDelegate {
      var window: UIWindow?
      let split = UISplitViewController(style: .doubleColumn)
      func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        split.restorationIdentifier = "split"
        split.setViewController(NotePage("P"), for: .primary)
        split.setViewController(NotePage("D"), for: .secondary)
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = split
        window?.makeKeyAndVisible()
        return true
      }
      func application(
        _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
      ) -> Bool { true }
      func application(
        _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
      ) -> Bool { true }
    }
    let (app, next) = (EarlyApp(), EarlyApp())
    let stage = Stage.launching(app)
    stack(.primary, of: app.split)?.pushViewController(NotePage("D2"), animated: false)
    stage.settle()
    let again = Stage.launching(next, restoring: stage.savedState())
    #expect(next.split.isCollapsed)
    #expect(next.split.viewControllers[0].stackedPages.map(\.title) == ["P", "D", "D2"])
    #expect(again.elements() == stage.elements())
  }
}
