import UIKit
@main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
class Page: UIViewController {
  @IBOutlet weak var label: UILabel!
  @IBAction func tap(_ sender: Any) { perform(#selector(go(_:)), with: nil, afterDelay: 1) }
  @objc dynamic func go(_ x: Int) { NotificationCenter.default.addObserver(self, selector: #selector(Self.tap), name: .a, object: nil) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
