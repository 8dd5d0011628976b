import UIKit
import HarbourModel

/// Shows a berth: its number, and the ship that has it.
class BerthCell: UICollectionViewCell {

    static let reuseIdentifier = "Berth"

    private let numberLabel = UILabel()
    private let shipLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 12
        numberLabel.font = .systemFont(ofSize: 28, weight: .bold)
        shipLabel.font = .preferredFont(forTextStyle: .subheadline)

        let stack = UIStackView(arrangedSubviews: [numberLabel, shipLabel])
        stack.axis = .vertical
        stack.spacing = 4
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16)
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(berth: Int, ship: Ship?) {
        numberLabel.text = "\(berth)"
        shipLabel.text = ship?.name ?? NSLocalizedString("Free", comment: "A berth without a ship")
        shipLabel.textColor = ship == nil ? .secondaryLabel : .label
        contentView.backgroundColor = ship == nil ? .secondarySystemBackground : UIColor(named: "Water")?.withAlphaComponent(0.2)
    }
}
