#if !os(Linux)
  import UIKit
#else
  import Foundation
  import NavigationShell
#endif

/// An album's songs; a bar button reverses their order.
final class SongsController: UITableViewController {
  private var songs: [String]

  init(album: Album) {
    songs = album.songs
    super.init(style: .plain)
    title = album.title
  }

  required init?(coder: NSCoder) {
    songs = []
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let turn = UIAction(title: "Reverse") { [weak self] _ in self?.turnRound() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Reverse", primaryAction: turn)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    songs.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "song")
      ?? UITableViewCell(style: .default, reuseIdentifier: "song")
    cell.textLabel?.text = songs[indexPath.row]
    return cell
  }

  private func turnRound() {
    songs.reverse()
    tableView.reloadData()
  }
}
