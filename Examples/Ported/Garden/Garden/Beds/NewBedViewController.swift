import UIKit

class NewBedViewController: UITableViewController, UITextFieldDelegate {

    @IBOutlet private var nameField: UITextField!
    @IBOutlet private var placeControl: UISegmentedControl!
    @IBOutlet private var saveButton: UIBarButtonItem!

    private(set) var bed: Bed?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        nameField.becomeFirstResponder()
    }

    @IBAction func nameChanged(_ sender: Any) {
        saveButton.isEnabled = !(nameField.text ?? "").isEmpty
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        guard identifier == "saveBed", nameField.text == "Mint" else { return true }
        let alert = UIAlertController(title: "Not Mint", message: "It would take over the whole garden.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Choose Another", style: .cancel) { [weak self] _ in
            self?.nameField.text = ""
            self?.nameChanged(alert)
        })
        present(alert, animated: true)
        return false
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "saveBed", let name = nameField.text else { return }
        bed = Bed(name: name, place: Bed.Place(rawValue: placeControl.selectedSegmentIndex) ?? .sun)
    }
}
