import Foundation
import Goldens
import NavigationKit

/// A page with a word that is kept; it is made again by its own class.
final class NotePage: UIViewController, UIViewControllerRestoration {
  var word: String
  /// The callbacks of its restoration.
  private(set) var heard: [String] = []

  init(_ word: String, identifier: String? = "note") {
    self.word = word
    super.init(nibName: nil, bundle: nil)
    title = word
    restorationIdentifier = identifier
    restorationClass = NotePage.self
  }

  required init?(coder: NSCoder) { nil }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(word, forKey: "word")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    word = coder.decodeObject(of: NSString.self, forKey: "word").map { $0 as String } ?? ""
    title = word
    heard.append(navigationController == nil ? "decoded alone" : "decoded on the stack")
  }

  override func applicationFinishedRestoringState() { heard.append("finished") }

  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? {
    let word = coder.decodeObject(forKey: "word") as? String
    return word == "lost" ? nil : NotePage("", identifier: identifierComponents.last)
  }
}

/// An app whose window shows a stack, made before it launches.
class KeepingApp: NSObject, UIApplicationDelegate {
  var window: UIWindow?
  var saves = true
  var restores = true
  let navigation = UINavigationController()
  let home = UIViewController()
  /// The calls that the app got.
  private(set) var heard: [String] = []
  /// Makes controllers that have no class, by their path.
  var make: ([String]) -> UIViewController? = { _ in nil }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    navigation.restorationIdentifier = "stack"
    home.restorationIdentifier = "home"
    home.title = "Home"
    navigation.viewControllers = [home]
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = navigation
    return true
  }

  func applicationDidFinishLaunching(_ application: UIApplication) {
    heard.append("launched")
    window?.makeKeyAndVisible()
  }

  func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool { saves }

  func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool {
    heard.append("asked for \(coder.decodeInteger(forKey: "edition"))")
    return restores
  }

  func application(
    _ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder
  ) { coder.encode(7, forKey: "edition") }

  func application(
    _ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder
  ) { heard.append("decoded \(coder.decodeInteger(forKey: "edition"))") }

  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? { make(identifierComponents) }
}

extension Stage {
  /// A stage of a phone's size on which an app was launched, where it was left if that is given.
  static func launching(
    _ app: any UIApplicationDelegate, restoring archive: RestorationArchive? = nil
  ) -> Stage {
    let stage = Stage(size: .phone)
    stage.launch(app, restoring: archive)
    stage.settle()
    return stage
  }
}
