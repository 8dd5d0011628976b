import UIKit
import HarbourModel

class BerthsViewController: UICollectionViewController {

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 150, height: 100)
        layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        layout.minimumLineSpacing = 16
        super.init(collectionViewLayout: layout)
        title = NSLocalizedString("Berths", comment: "Title of the berths")
        NotificationCenter.default.addObserver(self, selector: #selector(harbourDidChange(_:)), name: .harbourDidChange, object: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.accessibilityIdentifier = "berths"
        collectionView.register(BerthCell.self, forCellWithReuseIdentifier: BerthCell.reuseIdentifier)
    }

    @objc private func harbourDidChange(_ notification: Notification) {
        guard isViewLoaded else { return }
        collectionView.reloadData()
    }

    // MARK: - UICollectionViewDataSource

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return Harbour.berthCount
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: BerthCell.reuseIdentifier, for: indexPath) as! BerthCell
        let berth = indexPath.item + 1
        cell.show(berth: berth, ship: Harbour.shared.ship(inBerth: berth))
        cell.accessibilityIdentifier = "berth.\(berth)"
        return cell
    }

    // MARK: - UICollectionViewDelegate

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let ship = Harbour.shared.ship(inBerth: indexPath.item + 1) else { return }
        let format = NSLocalizedString("%@ leaves its berth.", comment: "Asks whether a ship is to leave")
        let alert = UIAlertController(
            title: NSLocalizedString("Cast Off?", comment: ""), message: String(format: format, ship.name), preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: NSLocalizedString("Cancel", comment: ""), style: .cancel))
        alert.addAction(UIAlertAction(title: NSLocalizedString("Cast Off", comment: ""), style: .destructive) { _ in
            Harbour.shared.castOff(shipWithID: ship.id)
        })
        present(alert, animated: true)
    }
}
