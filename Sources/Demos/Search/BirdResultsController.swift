/// The birds that were found; a tap on one opens its page in the searched list's stack.
final class BirdResultsController: BirdListController {
  weak var list: BirdsController?

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    list?.open(birds[indexPath.row])
  }
}
