import UIKit

class BedViewController: UIViewController {

    var index = 0

    @IBOutlet weak var cardView: CardView!
    @IBOutlet weak var placeLabel: UILabel!
    @IBOutlet weak var waterLabel: UILabel!
    @IBOutlet weak var waterStepper: UIStepper!
    @IBOutlet var starButtons: [UIButton]!

    private weak var almanac: AlmanacViewController?

    private var bed: Bed {
        get { Garden.shared.beds[index] }
        set {
            Garden.shared.beds[index] = newValue
            update()
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        waterStepper.value = Double(bed.litres)
        update()
    }

    private func update() {
        navigationItem.title = bed.name
        placeLabel.text = bed.place.name
        waterLabel.text = "\(bed.litres) litres a day"
        for button in starButtons {
            let name = button.tag <= bed.stars ? "star.fill" : "star"
            button.setImage(UIImage(systemName: name), for: .normal)
        }
        almanac?.show(bed)
    }

    // MARK: - Actions

    @IBAction func rate(_ sender: UIButton) {
        bed.stars = sender.tag
    }

    @IBAction func waterChanged(_ sender: UIStepper, forEvent event: UIEvent) {
        bed.litres = Int(sender.value)
    }

    @IBAction private func cardTapped() {
        UIView.animate(withDuration: 0.3) {
            self.cardView.isMarked.toggle()
        }
    }

    // MARK: - Navigation

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let almanac = segue.destination as? AlmanacViewController {
            almanac.show(bed)
            self.almanac = almanac
        }
    }
}
