import NavigationKit

/// A screen as an iOS app has it, in Swift 5 and without annotations.
class AlbumsController: UIViewController {
  let label = UILabel()
  let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Albums"
    view.backgroundColor = .systemBackground
    label.text = "Family"
    label.font = .preferredFont(forTextStyle: .body)
    label.translatesAutoresizingMaskIntoConstraints = false
    button.setTitle("Add", for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    view.addSubview(button)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      button.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 16),
      button.leadingAnchor.constraint(equalTo: label.leadingAnchor),
    ])
  }
}
