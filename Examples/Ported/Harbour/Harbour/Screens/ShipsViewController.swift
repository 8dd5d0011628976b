import UIKit
import HarbourModel

class ShipsViewController: UITableViewController {

    private let reuseIdentifier = "Ship"
    private lazy var dataSource = ShipsDataSource(tableView: tableView) { [unowned self] tableView, indexPath, id in
        let cell = tableView.dequeueReusableCell(withIdentifier: self.reuseIdentifier, for: indexPath)
        self.configure(cell, with: Harbour.shared.ship(withID: id))
        return cell
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("Harbour", comment: "Title of the list")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: reuseIdentifier)
        tableView.dataSource = dataSource
        tableView.accessibilityIdentifier = "ships"
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(addShip))
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: NSLocalizedString("Tide", comment: "Opens the tide"), style: .plain, target: self, action: #selector(showTide(_:)))
        NotificationCenter.default.addObserver(self, selector: #selector(harbourDidChange(_:)), name: .harbourDidChange, object: nil)
        dataSource.show(Harbour.shared.ships, animated: false)
    }

    private func configure(_ cell: UITableViewCell, with ship: Ship?) {
        guard let ship = ship else { return }
        var content = cell.defaultContentConfiguration()
        content.text = ship.name
        content.secondaryText = ship.cargo.localizedName
        content.image = UIImage(resource: .boat)
        content.imageProperties.tintColor = UIColor(named: "Water")
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        cell.accessibilityIdentifier = "ship.\(ship.id)"
    }

    // MARK: - Actions

    @objc private func addShip() {
        let form = NewShipViewController()
        form.onSave = { name, cargo in
            Harbour.shared.expect(name: name, cargo: cargo)
        }
        present(UINavigationController(rootViewController: form), animated: true)
    }

    @objc func showTide(_ sender: UIBarButtonItem) {
        navigationController?.pushViewController(TideViewController(), animated: true)
    }

    @objc private func harbourDidChange(_ notification: Notification) {
        dataSource.show(Harbour.shared.ships, animated: view.window != nil)
    }

    // MARK: - UITableViewDelegate

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
        navigationController?.pushViewController(ShipViewController(shipID: id), animated: true)
    }

    override func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
        let title = NSLocalizedString("Cast Off", comment: "Lets a ship leave")
        let castOff = UIContextualAction(style: .destructive, title: title) { _, _, done in
            Harbour.shared.castOff(shipWithID: id)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [castOff])
    }
}
