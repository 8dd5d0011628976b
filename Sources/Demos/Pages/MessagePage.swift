/// A page with a text about what it shows, and optional buttons.
class MessagePage: UIViewController {
  /// A button's title, and its action on the page.
  typealias Button = (title: String, press: @MainActor (UIViewController) -> Void)

  private let headline: String
  private let symbol: String
  private let buttons: [Button]
  /// The text under the headline.
  var text: String { didSet { (viewIfLoaded as? MessageView)?.text = text } }

  init(_ title: String, symbol: String, _ text: String, buttons: [Button] = []) {
    headline = title
    self.symbol = symbol
    self.text = text
    self.buttons = buttons
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let actions = buttons.map { button in
      UIAction(title: button.title) { [weak self] _ in self.map(button.press) }
    }
    view = MessageView(symbol: symbol, headline: headline, body: text, actions: actions)
    view.backgroundColor = .systemBackground
    view.isUserInteractionEnabled = true
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(toolbarItems == nil, animated: animated)
  }
}
