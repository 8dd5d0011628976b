import UIKit
import HarbourModel

enum ShipSection: Int, CaseIterable {
    case moored, expected

    var title: String {
        switch self {
        case .moored: return NSLocalizedString("In the harbour", comment: "Header of ships with a berth")
        case .expected: return NSLocalizedString("Expected", comment: "Header of ships on their way")
        }
    }
}

class ShipsDataSource: UITableViewDiffableDataSource<ShipSection, Int> {

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        return snapshot().sectionIdentifiers[section].title
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        return true
    }

    func show(_ ships: [Ship], animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<ShipSection, Int>()
        for section in ShipSection.allCases {
            let rows = ships.filter { $0.isMoored == (section == .moored) }
            guard !rows.isEmpty else { continue }
            snapshot.appendSections([section])
            snapshot.appendItems(rows.map { $0.id }, toSection: section)
        }
        apply(snapshot, animatingDifferences: animated)
    }
}
