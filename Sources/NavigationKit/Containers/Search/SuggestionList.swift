import Foundation

/// The list of a search controller's suggestions.
final class SuggestionList: UITableView, UITableViewDataSource, UITableViewDelegate {
  private static let reuseIdentifier = "suggestion"
  private let choose: (any UISearchSuggestion) -> Void
  /// The suggestions.
  var suggestions: [any UISearchSuggestion] = [] { didSet { reloadData() } }

  /// Makes a list; `choose` is called with the suggestion that the user taps.
  init(choose: @escaping (any UISearchSuggestion) -> Void) {
    self.choose = choose
    super.init(frame: .zero, style: .plain)
    dataSource = self
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    suggestions.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let suggestion = suggestions[indexPath.row]
    let cell =
      tableView.dequeueReusableCell(withIdentifier: SuggestionList.reuseIdentifier)
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: SuggestionList.reuseIdentifier)
    cell.textLabel?.attributedText = nil
    cell.textLabel?.text = suggestion.localizedSuggestion
    if let text = suggestion.localizedAttributedSuggestion { cell.textLabel?.attributedText = text }
    cell.detailTextLabel?.text = suggestion.localizedDescription
    cell.detailTextLabel?.textColor = .secondaryLabel
    cell.imageView?.image = suggestion.iconImage
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    choose(suggestions[indexPath.row])
  }
}
