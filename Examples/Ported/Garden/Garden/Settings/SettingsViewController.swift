import UIKit

class SettingsViewController: UITableViewController {

    @IBOutlet weak var placesSwitch: UISwitch!
    @IBOutlet weak var waterCell: UITableViewCell!

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        placesSwitch.isOn = Garden.shared.showsPlaces
        waterCell.detailTextLabel?.text = "\(Garden.shared.monthlyLitres) l"
    }

    @IBAction func placesSwitchChanged(_ sender: UISwitch) {
        Garden.shared.showsPlaces = sender.isOn
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard tableView.cellForRow(at: indexPath)?.reuseIdentifier == "tips" else { return }
        performSegue(withIdentifier: "showTips", sender: self)
    }
}
