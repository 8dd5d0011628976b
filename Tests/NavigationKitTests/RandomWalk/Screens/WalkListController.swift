import Foundation

@testable import NavigationKit

/// A screen with a list of items that change; what it shows them in is its subclass's.
class WalkListController: UIViewController, WalkContentScreen {
  var items: WalkItems
  /// The list, of which every bit of state is checked.
  var list: UIScrollView { preconditionFailure("A subclass has the list.") }

  init(seed: Int) {
    var random = RandomNumbers(seed: seed)
    items = WalkItems(&random)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    view.backgroundColor = .systemBackground
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
  }

  /// The paths that are selected.
  var selection: [IndexPath] { [] }
  /// Where they are in the data, while one that is dragged is shown elsewhere.
  var selectionInData: [IndexPath] { selection }
  /// Shows changes that were made to the items.
  func show(_ updates: [ListUpdate], _ random: inout RandomNumbers) {}
  func reload() {}
  func select(_ path: IndexPath) {}
  func deselect(_ path: IndexPath) {}
  func scroll(to path: IndexPath, animated: Bool) {}
  /// Changes how the list looks.
  func restyle(_ random: inout RandomNumbers) {}
  /// The first thing that is wrong, now or once nothing moves any more.
  func fault(atRest: Bool) -> String? { nil }

  /// How large an item is.
  func size(at path: IndexPath) -> CGSize {
    let item = items.item(at: path) ?? 0
    return CGSize(width: 60 + CGFloat(item % 5) * 30, height: 40 + CGFloat(item % 7) * 15)
  }
}
