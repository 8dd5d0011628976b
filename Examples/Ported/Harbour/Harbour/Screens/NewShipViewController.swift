import UIKit
import HarbourModel

class NewShipViewController: UIViewController, UITextFieldDelegate {

    var onSave: ((String, Ship.Cargo) -> Void)?

    private let nameField = UITextField()
    private let cargoControl = UISegmentedControl(items: Ship.Cargo.allCases.map { $0.localizedName })

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("New Ship", comment: "")
        view.backgroundColor = .systemBackground
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
        navigationItem.rightBarButtonItem?.isEnabled = false

        nameField.placeholder = NSLocalizedString("Name", comment: "The name of a ship")
        nameField.borderStyle = .roundedRect
        nameField.delegate = self
        nameField.accessibilityIdentifier = "name"
        nameField.addTarget(self, action: #selector(nameChanged(_:)), for: .editingChanged)
        cargoControl.selectedSegmentIndex = 0

        let stack = UIStackView(arrangedSubviews: [nameField, cargoControl])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor)
        ])
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    @objc private func nameChanged(_ sender: UITextField) {
        navigationItem.rightBarButtonItem?.isEnabled = sender.text?.isEmpty == false
    }

    @objc private func save() {
        onSave?(nameField.text ?? "", Ship.Cargo.allCases[cargoControl.selectedSegmentIndex])
        dismiss(animated: true)
    }

    @objc private func cancel() {
        dismiss(animated: true, completion: nil)
    }
}
