#if !os(Linux)
  import UIKit
#else
  import Foundation
  import NavigationShell
#endif

/// The list of albums; each row pushes the album's songs.
final class AlbumsController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Albums"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Album.shelf.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "album")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "album")
    let album = Album.shelf[indexPath.row]
    cell.textLabel?.text = album.title
    cell.detailTextLabel?.text = "\(album.year)"
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let songs = SongsController(album: Album.shelf[indexPath.row])
    navigationController?.pushViewController(songs, animated: true)
  }
}
