/// Pages with transitions of their own.
enum TransitionPages {
  static var list: UIViewController { TransitionListController("Transitions", pages: rows) }

  private static let rows = [
    PageRow.page("Fade", "One page through the other") {
      FadingPage(
        $0, symbol: "moon", "It came by an animator that changes nothing but the opacity.")
    },
    PageRow.page("Grow", "A page opens from where it was touched", make: SwatchesController.init),
    PageRow.page("By Finger", "Pull pages up and down") { _ in FloorPage(floor: 1, lift: Lift()) },
    PageRow.page("Alongside", "Others move along with the slide", make: BandPage.init),
  ]
}

/// The list of these pages, which keeps their navigation delegate.
final class TransitionListController: PageListController {
  private let chooser = TransitionChooser()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.delegate = chooser
  }
}
