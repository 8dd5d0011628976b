import Goldens
import Foundation
import Input

@testable import NavigationKit

/// A list that is searched for words that begin with the text.
final class SearchedList: UITableViewController, UISearchResultsUpdating,
  UISearchControllerDelegate
{
  let all = (0..<60).map { "\(["Alder", "Birch", "Cedar"][$0 % 3]) \($0)" }
  var shown: [String] = []
  let search: UISearchController
  /// The callbacks of the search controller.
  var heard: [String] = []

  init(search: UISearchController) {
    self.search = search
    super.init(style: .plain)
    title = "Trees"
    shown = all
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    search.searchResultsUpdater = self
    search.delegate = self
    navigationItem.searchController = search
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    heard.append("update \(text)\(searchController.isActive ? "" : " over")")
    let found = text.isEmpty ? all : all.filter { $0.hasPrefix(text) }
    let results = searchController.searchResultsController as? ResultList
    if let results { results.rows = found } else { shown = found }
    tableView.reloadData()
  }

  func willPresentSearchController(_ searchController: UISearchController) {
    heard.append("will present")
  }
  func didPresentSearchController(_ searchController: UISearchController) {
    heard.append("did present")
  }
  func willDismissSearchController(_ searchController: UISearchController) {
    heard.append("will dismiss")
  }
  func didDismissSearchController(_ searchController: UISearchController) {
    heard.append("did dismiss")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = shown[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    open(shown[indexPath.row])
  }

  func open(_ name: String) {
    let page = UIViewController()
    page.title = "About \(name)"
    page.view.backgroundColor = .systemBackground
    navigationController?.pushViewController(page, animated: true)
  }
}

/// The results, in a list of their own.
final class ResultList: UITableViewController {
  var rows: [String] = [] { didSet { tableView.reloadData() } }
  var heard: [String] = []
  weak var list: SearchedList?

  override func viewWillAppear(_ animated: Bool) { heard.append("will appear") }
  override func viewDidDisappear(_ animated: Bool) { heard.append("did disappear") }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Found \(rows[indexPath.row])"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    list?.open(rows[indexPath.row])
  }
}

/// A phone with a list that can be searched, under a large title.
struct SearchFixture {
  let stage: Stage
  let navigation: UINavigationController
  let list: SearchedList
  let results: ResultList?

  /// The height of the status bar.
  static let statusHeight: CGFloat = 47

  init(
    hides: Bool = true, isLarge: Bool = true, withResults: Bool = false,
    size: CGSize = .phone, traits: UITraitCollection = UITraitCollection(),
    _ setUp: (SearchedList) -> Void = { _ in }
  ) {
    results = withResults ? ResultList(style: .plain) : nil
    list = SearchedList(search: UISearchController(searchResultsController: results))
    results?.list = list
    list.navigationItem.hidesSearchBarWhenScrolling = hides
    setUp(list)
    navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = isLarge
    stage = Stage(
      size: size, safeAreaInsets: UIEdgeInsets(top: SearchFixture.statusHeight), traits: traits)
    stage.window.rootViewController = navigation
    stage.window.makeKeyAndVisible()
    stage.settle()
  }

  var search: UISearchController { list.search }
  /// The bar's height as drawn.
  var barHeight: CGFloat { navigation.navigationBar.presentedFrame(at: stage.now).height }
  /// The search field; nil if it is not visible.
  var field: StageElement? { stage.element(.searchField) }
  /// The labels of the visible rows, from the top.
  var rows: [String] {
    stage.elements(.cell).sorted { $0.frame.minY < $1.frame.minY }
      .map(\.label)
  }
  /// The top of the first row of the list, as drawn.
  var firstRow: CGFloat? {
    stage.element(.cell, "Alder 0")?.frame.minY
  }

  func sees(_ label: String) -> Bool { stage.elements().contains { $0.label == label } }

  /// Drags the page down by a distance, slowly, and lets it go.
  func pull(by distance: CGFloat) {
    hold(by: distance)
    stage.release()
    stage.settle()
  }

  /// Drags the page down by a distance, slowly, and holds it.
  func hold(by distance: CGFloat) {
    var finger = CGPoint(x: 200, y: 500)
    let before = list.tableView.contentOffset.y
    stage.press(at: finger)
    // The first points only begin the drag.
    finger.y += distance > 0 ? 15 : -15
    stage.move(to: finger, over: 0.1)
    finger.y += distance - (before - list.tableView.contentOffset.y)
    stage.move(to: finger, over: 0.4)
    stage.advance(by: 0.3)
  }

  /// Pulls the search bar out, taps it and types.
  func type(_ text: String) {
    if field == nil { pull(by: 60) }
    stage.tap("Search")
    stage.settle()
    if !text.isEmpty { stage.typeText(text) }
    stage.settle()
  }
}
