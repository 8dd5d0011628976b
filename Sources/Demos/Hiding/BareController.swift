/// A page without a navigation bar, which hides when the page appears and returns when it
/// disappears.
final class BareController: MessagePage {
  /// The default delegate of the swipe back, which does not let it begin without a bar.
  private weak var swipeDelegate: (any UIGestureRecognizerDelegate)?

  init(_ title: String) {
    super.init(
      title, symbol: "photo",
      "The bar went with the page before. Swipe from the edge, or press the button.",
      buttons: [("Back", { $0.navigationController?.popViewController(animated: true) })])
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(true, animated: animated)
    let swipe = navigationController?.interactivePopGestureRecognizer
    if let delegate = swipe?.delegate { swipeDelegate = delegate }
    swipe?.delegate = nil
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setNavigationBarHidden(false, animated: animated)
    navigationController?.interactivePopGestureRecognizer?.delegate = swipeDelegate
  }
}
