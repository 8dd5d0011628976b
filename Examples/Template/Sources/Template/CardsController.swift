#if os(Linux)
  import NavigationShell
#else
  import UIKit
#endif

/// A custom container with its children side by side.
class CardsController: UIViewController {
  private let cards: [UIColor]

  init(cards: [UIColor]) {
    self.cards = cards
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    cards = []
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Cards"
    for card in cards {
      let child = UIViewController()
      addChild(child)
      child.view.backgroundColor = card
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let width = area.width / CGFloat(max(1, children.count))
    for (place, child) in children.enumerated() {
      child.view.frame = CGRect(
        x: area.minX + CGFloat(place) * width, y: area.minY, width: width, height: area.height)
    }
  }
}
