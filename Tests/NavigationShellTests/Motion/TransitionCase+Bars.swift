import Foundation
import NavigationKit

/// Transitions with changes of bars and pages besides the slide.
extension TransitionCase {
  nonisolated static let bars =
    both(of: "a page without a bar") { scene in
      scene.lower.whenAppearing = {
        $0.navigationController?.setNavigationBarHidden(false, animated: $1)
      }
      scene.upper.whenAppearing = {
        $0.navigationController?.setNavigationBarHidden(true, animated: $1)
      }
    }
    + both(of: "a page without a toolbar") { scene in
      scene.navigation.isToolbarHidden = false
      scene.upper.hidesBottomBarWhenPushed = true
    }
    + both(of: "a page with other tools") { $0.navigation.isToolbarHidden = false }
    + both(of: "a small title over a large one") { scene in
      scene.navigation.navigationBar.prefersLargeTitles = true
      scene.upper.navigationItem.largeTitleDisplayMode = .never
    }
    + both(of: "a large title over a small one") { scene in
      scene.navigation.navigationBar.prefersLargeTitles = true
      scene.lower.navigationItem.largeTitleDisplayMode = .never
    }
    + both(of: "a prompt") { $0.upper.navigationItem.prompt = "Be careful" }
    + [
      TransitionCase(testDescription: "hiding the bar") {
        $0.navigation.setNavigationBarHidden(true, animated: $1)
      },
      TransitionCase(
        testDescription: "showing the bar", prepare: { $0.navigation.isNavigationBarHidden = true }
      ) { $0.navigation.setNavigationBarHidden(false, animated: $1) },
      TransitionCase(testDescription: "showing the toolbar") {
        $0.navigation.setToolbarHidden(false, animated: $1)
      },
      TransitionCase(
        testDescription: "hiding the toolbar", prepare: { $0.navigation.isToolbarHidden = false }
      ) { $0.navigation.setToolbarHidden(true, animated: $1) },
      TransitionCase(
        testDescription: "other tools", prepare: { $0.navigation.isToolbarHidden = false }
      ) { $0.lower.setToolbarItems([UIBarButtonItem(title: "New")], animated: $1) },
    ]

  nonisolated static let looks =
    both(of: "a bar of the other style") { scene in
      let isDark = scene.look.style == .dark
      scene.lower.whenAppearing = { page, _ in
        page.navigationController?.navigationBar.barStyle = .default
      }
      scene.upper.whenAppearing = { page, _ in
        page.navigationController?.navigationBar.barStyle = isDark ? .default : .black
      }
    }
    + both(of: "a bar of a colour") { scene in
      let appearance = UINavigationBarAppearance()
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = .systemPurple
      appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
      scene.upper.navigationItem.standardAppearance = appearance
      scene.upper.navigationItem.scrollEdgeAppearance = appearance
    }
    + both(of: "a clear bar at the scroll edge") { scene in
      let clear = UINavigationBarAppearance()
      clear.configureWithTransparentBackground()
      scene.upper.navigationItem.scrollEdgeAppearance = clear
      scene.lower.navigationItem.scrollEdgeAppearance = UINavigationBarAppearance()
    }
    + both(of: "a page below that is scrolled") { scene in
      let clear = UINavigationBarAppearance()
      clear.configureWithTransparentBackground()
      scene.upper.navigationItem.scrollEdgeAppearance = clear
      scene.lower.navigationItem.scrollEdgeAppearance = clear
      (scene.lower.view as? UIScrollView)?.contentOffset.y = 90
    }

  nonisolated static let others =
    presenting("a sheet", style: .pageSheet) + presenting("a full screen", style: .fullScreen) + [
      TransitionCase(testDescription: "rotation") { $0.turn(animated: $1) }
    ]

  /// A push and the pop after it.
  private nonisolated static func both(
    of name: String, prepare: @escaping @MainActor @Sendable (TransitionScene) -> Void
  ) -> [TransitionCase] {
    [
      TransitionCase(testDescription: "\(name) comes", prepare: prepare) {
        $0.navigation.pushViewController($0.upper, animated: $1)
      },
      TransitionCase(testDescription: "\(name) goes", startsOnTop: true, prepare: prepare) {
        $0.navigation.popViewController(animated: $1)
      },
    ]
  }

  private nonisolated static func presenting(
    _ name: String, style: UIModalPresentationStyle
  ) -> [TransitionCase] {
    [
      TransitionCase(testDescription: "\(name) comes") { scene, animated in
        scene.upper.modalPresentationStyle = style
        scene.lower.present(scene.upper, animated: animated)
      },
      TransitionCase(
        testDescription: "\(name) goes",
        prepare: { scene in
          scene.open()
          scene.upper.modalPresentationStyle = style
          scene.lower.present(scene.upper, animated: false)
        }
      ) { $0.lower.dismiss(animated: $1) },
    ]
  }
}
