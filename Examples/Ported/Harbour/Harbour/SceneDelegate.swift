import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let tabs = UITabBarController()
        tabs.viewControllers = [
            tab(ShipsViewController(style: .insetGrouped), title: NSLocalizedString("Ships", comment: "Tab of the ships"), imageName: "list.bullet"),
            tab(BerthsViewController(), title: NSLocalizedString("Berths", comment: "Title of the berths"), imageName: "square.grid.2x2")
        ]

        let window = UIWindow(windowScene: windowScene)
        window.tintColor = UIColor(resource: .accent)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        self.window = window
    }

    private func tab(_ controller: UIViewController, title: String, imageName: String) -> UIViewController {
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.prefersLargeTitles = true
        navigation.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: imageName), selectedImage: nil)
        return navigation
    }
}
