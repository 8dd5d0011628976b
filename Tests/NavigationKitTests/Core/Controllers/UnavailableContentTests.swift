import Goldens
import Foundation
import NavigationKit
import Testing

/// The view that a controller shows in place of missing content.
struct UnavailableContentTests {
  /// A list that may be empty.
  private final class List: UITableViewController {
    var rows = 0 { didSet { setNeedsUpdateContentUnavailableConfiguration() } }
    var refreshes = 0
    var searched: [String?] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      return cell
    }

    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      searched.append(state.searchText)
      guard rows == 0 else { return contentUnavailableConfiguration = nil }
      var empty = UIContentUnavailableConfiguration.empty()
      empty.image = UIImage(systemName: "star")
      empty.text = "No Stars"
      empty.secondaryText = "Mark pages with a star and find them here."
      empty.button = .filled()
      empty.button.title = "Refresh"
      empty.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.refreshes += 1 }
      contentUnavailableConfiguration = empty
    }
  }

  private let stage = Stage(
    size: .phone,
    safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  private let list = List(style: .plain)

  private func start() {
    stage.window.rootViewController = UINavigationController(rootViewController: list)
    stage.window.makeKeyAndVisible()
    stage.settle()
  }

  private func frame(_ label: String) -> CGRect? {
    stage.elements().first { $0.label == label }?.frame
  }

  @Test func `an empty list says so in the middle of what bars leave free, with a button`() throws {
    start()
    let (text, second) = (
      try #require(frame("No Stars")),
      try #require(
        frame("Mark pages with a star and find them here."))
    )
    let button = try #require(frame("Refresh"))
    #expect(text.midX == 195 && text.maxY < second.minY && second.maxY < button.minY)
    let middle = (91 + 844 - 34) / 2 as CGFloat
    #expect(text.minY < middle && button.maxY > middle)
    stage.tap("Refresh")
    #expect(list.refreshes == 1)
    #expect(list.searched.count == 1)
  }

  @Test func `what is higher than the room can be scrolled to`() throws {
    start()
    stage.resize(
      to: CGSize(width: 390, height: 300),
      safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    stage.settle()
    #expect(try #require(frame("Refresh")).maxY > 266)
    stage.drag(from: CGPoint(x: 195, y: 250), to: CGPoint(x: 195, y: 20), over: 0.5)
    stage.settle()
    #expect(try #require(frame("Refresh")).maxY <= 266)
    stage.tap("Refresh")
    #expect(list.refreshes == 1)
  }

  @Test func `the text follows the text size once`() {
    stage.change(traits: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
    stage.perform {
      let font = UIContentUnavailableConfiguration.empty().textProperties.font
      #expect(font.pointSize == UIFont.preferredFont(forTextStyle: .title2).pointSize)
      #expect(font.pointSize > 30)
    }
  }

  @Test func `a text is as far below an image with a wheel as below an image`() throws {
    var loading = UIContentUnavailableConfiguration.loading()
    loading.image = UIImage(systemName: "star")
    loading.imageToTextPadding = 50
    let view = UIContentUnavailableView(configuration: loading)
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 600)
    view.layoutIfNeeded()
    let parts = view.subviews.flatMap(\.subviews)
    let image = try #require(parts.first { $0 is UIImageView })
    let text = try #require(parts.first { ($0 as? UILabel)?.text == "Loading…" })
    #expect(abs(text.frame.minY - image.frame.maxY - 50) <= 1)
  }

  @Test func `it goes when there are rows, and comes back`() {
    start()
    list.rows = 3
    list.tableView.reloadData()
    stage.settle()
    #expect(frame("No Stars") == nil && list.contentUnavailableConfiguration == nil)
    list.rows = 0
    list.tableView.reloadData()
    stage.settle()
    stage.tap("Refresh")
    #expect(list.refreshes == 1)
  }

  @Test func `a search names what is searched for, loading turns a wheel`() {
    list.navigationItem.searchController = UISearchController(searchResultsController: nil)
    start()
    list.navigationItem.searchController?.searchBar.text = "Mars"
    list.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
    stage.advance(by: 0)
    #expect(frame("No Results for “Mars”") != nil && frame("No Stars") == nil)
    #expect(list.contentUnavailableConfigurationState.searchText == "Mars")
    list.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    stage.advance(by: 0)
    let picture = stage.displayList()
    stage.advance(by: 0.3)
    #expect(frame("Loading…") != nil && stage.displayList() != picture)
    list.contentUnavailableConfiguration = nil
    stage.advance(by: 0)
    #expect(frame("Loading…") == nil)
  }
}
