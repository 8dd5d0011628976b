/// Buttons on a page, each of which opens a popover that points at it.
final class PopoverBoard: UIViewController, UIPopoverPresentationControllerDelegate {
  /// A button: its title, its centre as fractions of the page's size, and its action.
  private struct Spot {
    let title: String
    let middle: CGPoint
    let open: (PopoverBoard, UIView) -> Void
  }

  private var buttons: [UIButton] = []
  /// The longest title is as wide as there is room beside its centre on the smallest phone, in points.
  private static let largestTitleSize: CGFloat = 25

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Popovers"
    let share = UIAction(title: "Note") { [weak self] _ in self?.openFromBar() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: share)
  }

  required init?(coder: NSCoder) { nil }

  private static let places = [
    Spot(title: "Above", middle: CGPoint(x: 0.5, y: 0.85)) { $0.open("Above", at: $1) },
    Spot(title: "Below", middle: CGPoint(x: 0.2, y: 0.2)) { $0.open("Below", at: $1) },
    Spot(title: "Beside", middle: CGPoint(x: 0.8, y: 0.35)) {
      $0.open("Beside", at: $1, [.left, .right])
    },
    Spot(title: "A Stack", middle: CGPoint(x: 0.3, y: 0.55)) { $0.openStack(at: $1) },
    Spot(title: "Everywhere", middle: CGPoint(x: 0.7, y: 0.65)) { $0.openEverywhere(at: $1) },
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    buttons = PopoverBoard.places.map { place in
      let button = UIButton(type: .system)
      button.setTitle(place.title, for: .normal)
      button.growTitle(upTo: PopoverBoard.largestTitleSize)
      button.addAction(
        UIAction { [weak self, weak button] _ in
          guard let self, let button else { return }
          place.open(self, button)
        }, for: .touchUpInside)
      view.addSubview(button)
      return button
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for (button, place) in zip(buttons, PopoverBoard.places) {
      button.sizeToFit()
      button.center = CGPoint(
        x: view.bounds.width * place.middle.x, y: view.bounds.height * place.middle.y)
      button.frame = view.fromLeading(button.frame)
    }
  }

  // MARK: Popovers

  private func openFromBar() {
    let page = note("Note", "It points at the button in the bar.")
    page.modalPresentationStyle = .popover
    page.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
    present(page, animated: true)
  }

  private func open(
    _ title: String, at button: UIView, _ directions: UIPopoverArrowDirection = .any
  ) {
    let page = note(title, "A tap beside it closes it. On a phone it is a sheet.")
    point(page, at: button)
    page.popoverPresentationController?.permittedArrowDirections = directions
    present(page, animated: true)
  }

  private func openStack(at button: UIView) {
    let stack = UINavigationController(rootViewController: PopoverPage(level: 1))
    point(stack, at: button)
    present(stack, animated: true)
  }

  /// Opens a popover that stays one on phones, because the delegate returns `.none`.
  private func openEverywhere(at button: UIView) {
    let page = note("Everywhere", "A popover on a phone too.")
    page.preferredContentSize = grown(CGSize(width: 240, height: 180))
    point(page, at: button)
    page.popoverPresentationController?.delegate = self
    present(page, animated: true)
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  private func note(_ title: String, _ text: String) -> UIViewController {
    let page = MessagePage(title, symbol: "bubble.left", text)
    page.preferredContentSize = grown(CGSize(width: 280, height: 220))
    return page
  }

  /// A size in which a text of the user's text size has as much room as at the default size.
  private func grown(_ size: CGSize) -> CGSize {
    func grown(_ length: CGFloat) -> CGFloat {
      UIFontMetrics.default.scaledValue(for: length, compatibleWith: traitCollection)
    }
    return CGSize(width: grown(size.width), height: grown(size.height))
  }

  private func point(_ page: UIViewController, at button: UIView) {
    page.modalPresentationStyle = .popover
    page.popoverPresentationController?.sourceView = button
  }
}
