import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    /// The class of each tab; all of them are made in the same way.
    private let tabs: [UIViewController.Type] = [BooksViewController.self, ReadingViewController.self]

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        UserDefaults.standard.register(defaults: [Settings.goalKey: 200])

        let tabBarController = UITabBarController()
        tabBarController.viewControllers = tabs.map { type in
            let controller = type.init()
            return UINavigationController(rootViewController: controller)
        }

        window = UIWindow(frame: UIScreen.main.bounds)
        window?.tintColor = UIColor(named: "Cloth")
        window?.rootViewController = tabBarController
        window?.makeKeyAndVisible()
        return true
    }
}
