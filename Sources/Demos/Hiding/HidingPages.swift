/// The ways to hide bars, a page for each.
enum HidingPages {
  static var list: UIViewController { HidingList("Hiding Bars", pages: rows) }

  private static let rows = [
    PageRow.page("On a Tap", "A tap on the page hides both bars") {
      BarHidingPage(
        $0, symbol: "hand.tap", "Tap anywhere, and tap again.", rule: \.hidesBarsOnTap)
    },
    PageRow.page("On a Swipe", "Reading on hides them, going back shows them") {
      VersesController($0)
    },
    PageRow.page("In Little Height", "Turn the phone on its side") {
      BarHidingPage(
        $0, symbol: "airplane",
        "Where there is little height the bars go; a tap at the top edge shows them.",
        rule: \.hidesBarsWhenVerticallyCompact)
    },
    PageRow.page("With the Page", "The bar leaves as the page comes") { BareController($0) },
  ]
}

/// The list of them: a page that leaves with its bars hidden does not take them with it.
private final class HidingList: PageListController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(false, animated: animated)
  }
}

/// A page that turns on one of the navigation controller's properties for hiding bars while it is
/// shown.
final class BarHidingPage: MessagePage {
  private let rule: ReferenceWritableKeyPath<UINavigationController, Bool>

  init(
    _ title: String, symbol: String, _ text: String,
    rule: ReferenceWritableKeyPath<UINavigationController, Bool>
  ) {
    self.rule = rule
    super.init(title, symbol: symbol, text)
    showInToolbar("The toolbar goes and comes too")
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?[keyPath: rule] = true
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?[keyPath: rule] = false
  }
}
