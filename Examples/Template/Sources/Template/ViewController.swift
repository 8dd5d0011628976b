#if os(Linux)
  import NavigationShell
#else
  import UIKit
#endif

class ViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Template"
    view.backgroundColor = .systemBackground
    let next = UIBarButtonItem(
      title: "Next", style: .plain, target: self, action: Selector("showCards:"))
    navigationItem.rightBarButtonItem = next
  }

  func showCards(_ sender: UIBarButtonItem) {
    let container = CardsController(cards: [.systemRed, .systemGreen, .systemBlue])
    navigationController?.pushViewController(container, animated: true)
  }
}

#if os(Linux)
  extension ViewController: SelectorResponding {
    static var selectors: SelectorTable { ["showCards:": .init(ViewController.showCards)] }
  }
#endif
