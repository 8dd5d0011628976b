import Foundation
import Input
import NavigationKit

/// A phone to rotate, with a list in a navigation controller.
final class RotationFixture {
  static let upright = (
    size: CGSize(width: 390, height: 844), insets: UIEdgeInsets(top: 47, bottom: 34)
  )
  static let sideways = (
    size: CGSize(width: 844, height: 390), insets: UIEdgeInsets(left: 47, bottom: 21, right: 47)
  )

  let stage: Stage
  let navigation: UINavigationController
  let list = TableFixture(count: 60)

  init(isSideways: Bool = false) {
    let screen = isSideways ? RotationFixture.sideways : RotationFixture.upright
    stage = Stage(size: screen.size, safeAreaInsets: screen.insets)
    list.title = "List"
    list.configure = { cell, _ in cell.accessoryType = .disclosureIndicator }
    list.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
    list.toolbarItems = [
      UIBarButtonItem(title: "Sort"), .flexibleSpace(), UIBarButtonItem(title: "New"),
    ]
    navigation = UINavigationController(rootViewController: list)
    navigation.isToolbarHidden = false
    stage.window.rootViewController = navigation
    stage.window.makeKeyAndVisible()
  }

  /// A list with a title and bar items.
  func page(_ name: String) -> UIViewController {
    let page = TableFixture([(0..<40).map { "\(name) \($0)" }])
    page.title = name
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done")
    page.toolbarItems = [UIBarButtonItem(title: "Tool \(name)")]
    return page
  }

  /// Rotates to the other orientation, with or without animation.
  func turn(animated: Bool = true) {
    let isUpright = stage.screen.bounds.height > stage.screen.bounds.width
    let screen = isUpright ? RotationFixture.sideways : RotationFixture.upright
    if animated {
      stage.rotate(to: screen.size, safeAreaInsets: screen.insets)
    } else {
      stage.resize(to: screen.size, safeAreaInsets: screen.insets)
    }
  }

  /// The situations in which the phone is rotated.
  enum Situation: CaseIterable {
    case nothing, scrolled, scrolledToEnd, push, latePush, pop, swipe, swipeBack, swipeLetGo
    case present, sheet, sheetDrag, sheetLeaving, barHiding, barWithPush, rotation, editing
  }

  /// Brings the phone into a situation.
  func enter(_ situation: Situation) {
    let width = stage.screen.bounds.width
    switch situation {
    case .nothing: break
    case .scrolled: list.tableView.contentOffset.y += 500
    case .scrolledToEnd:
      list.tableView.scrollToRow(at: IndexPath(row: 59, section: 0), at: .bottom, animated: false)
    case .push: push(for: 0.1)
    case .latePush: push(for: 0.3)
    case .pop:
      push(for: 1)
      navigation.popViewController(animated: true)
      stage.advance(by: 0.15)
    case .swipe, .swipeBack:
      push(for: 1)
      stage.press(at: CGPoint(x: 2, y: 200))
      stage.move(to: CGPoint(x: situation == .swipe ? width / 2 : width / 8, y: 200), over: 0.3)
    case .swipeLetGo:
      enter(.swipe)
      stage.release()
      stage.advance(by: 0.1)
    case .present, .sheet: present(for: situation == .present ? 0.15 : 1)
    case .sheetDrag, .sheetLeaving:
      present(for: 1)
      let bar: CGFloat = stage.screen.bounds.height > width ? 80 : 16
      stage.press(at: CGPoint(x: width / 2, y: bar))
      stage.move(
        to: CGPoint(x: width / 2, y: bar + (situation == .sheetDrag ? 100 : 600)), over: 0.3)
    case .barHiding:
      navigation.setNavigationBarHidden(true, animated: true)
      stage.advance(by: 0.1)
    case .barWithPush:
      let page = PageController("P")
      page.whenAppearing = { [navigation] in
        navigation.setNavigationBarHidden(true, animated: true)
      }
      navigation.pushViewController(page, animated: true)
      stage.advance(by: 0.1)
    case .rotation:
      turn()
      stage.advance(by: 0.12)
    case .editing: list.setEditing(true, animated: true)
    }
  }

  private func push(for seconds: TimeInterval) {
    navigation.pushViewController(page("B"), animated: true)
    stage.advance(by: seconds)
  }

  private func present(for seconds: TimeInterval) {
    let modal = UINavigationController(rootViewController: page("M"))
    modal.sheetPresentationController?.detents = [.large(), .medium()]
    navigation.present(modal, animated: true)
    stage.advance(by: seconds)
  }
}
