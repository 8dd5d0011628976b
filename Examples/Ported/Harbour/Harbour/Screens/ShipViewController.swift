import UIKit
import HarbourModel

class ShipViewController: UIViewController {

    private let shipID: Int
    private let hullView = HullView()
    private let berthLabel = UILabel()
    private let lengthLabel = UILabel()

    init(shipID: Int) {
        self.shipID = shipID
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: NSLocalizedString("Moor", comment: "Gives a ship a berth"), style: .done, target: self, action: #selector(moor))
        layOut()

        let tap = UITapGestureRecognizer(target: self, action: #selector(hoistFlag(_:)))
        hullView.addGestureRecognizer(tap)
        let press = UILongPressGestureRecognizer(target: self, action: #selector(lowerFlags))
        hullView.addGestureRecognizer(press)

        NotificationCenter.default.addObserver(self, selector: #selector(update), name: .harbourDidChange, object: nil)
        update()
    }

    private func layOut() {
        berthLabel.font = .preferredFont(forTextStyle: .headline)
        lengthLabel.font = .preferredFont(forTextStyle: .subheadline)
        lengthLabel.textColor = .secondaryLabel
        hullView.accessibilityIdentifier = "hull"
        berthLabel.accessibilityIdentifier = "berth"
        lengthLabel.accessibilityIdentifier = "length"
        let stack = UIStackView(arrangedSubviews: [hullView, berthLabel, lengthLabel])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            hullView.widthAnchor.constraint(equalTo: stack.widthAnchor),
            hullView.heightAnchor.constraint(equalToConstant: 180)
        ])
    }

    // MARK: - Actions

    @objc private func update() {
        guard let ship = Harbour.shared.ship(withID: shipID) else { return }
        title = ship.name
        berthLabel.text = ship.localizedBerth
        lengthLabel.text = String(format: NSLocalizedString("%.0f metres", comment: "The length of a ship"), ship.length)
        hullView.accessibilityLabel = ship.name
        navigationItem.rightBarButtonItem?.isEnabled = !ship.isMoored
    }

    @objc private func moor() {
        guard !Harbour.shared.moor(shipWithID: shipID) else { return }
        let alert = UIAlertController(
            title: NSLocalizedString("No Free Berth", comment: ""),
            message: NSLocalizedString("Let another ship cast off first.", comment: ""), preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: NSLocalizedString("OK", comment: ""), style: .default))
        present(alert, animated: true)
    }

    @objc private func hoistFlag(_ recognizer: UITapGestureRecognizer) {
        hullView.flagCount += 1
    }

    @objc private func lowerFlags(_ recognizer: UILongPressGestureRecognizer) {
        guard recognizer.state == .began else { return }
        hullView.flagCount = 0
    }
}
