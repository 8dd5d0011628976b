import UIKit

class BedsViewController: UITableViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = editButtonItem
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
    }

    // MARK: - Table view data source

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Garden.shared.beds.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: BedCell.reuseIdentifier, for: indexPath) as! BedCell
        cell.configure(with: Garden.shared.beds[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        guard editingStyle == .delete else { return }
        Garden.shared.beds.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        let bed = Garden.shared.beds.remove(at: sourceIndexPath.row)
        Garden.shared.beds.insert(bed, at: destinationIndexPath.row)
    }

    // MARK: - Navigation

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.identifier {
        case "showBed":
            guard let cell = sender as? UITableViewCell, let indexPath = tableView.indexPath(for: cell) else { return }
            let controller = segue.destination as! BedViewController
            controller.index = indexPath.row
        case "addBed":
            let navigation = segue.destination as? UINavigationController
            navigation?.topViewController?.isModalInPresentation = true
        default:
            break
        }
    }

    @IBAction func unwindFromNewBed(_ segue: UIStoryboardSegue) {
        guard let controller = segue.source as? NewBedViewController, let bed = controller.bed else { return }
        Garden.shared.beds.append(bed)
        tableView.reloadData()
    }

    @IBAction func unwindToBeds(segue: UIStoryboardSegue) {
        tableView.setContentOffset(CGPoint(x: 0, y: -tableView.adjustedContentInset.top), animated: false)
    }
}
