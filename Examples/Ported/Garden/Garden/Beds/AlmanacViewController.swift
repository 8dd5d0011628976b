import UIKit

/// The screen with the almanac's advice on a bed; it is embedded in the bed's screen.
class AlmanacViewController: UIViewController {

    @IBOutlet private weak var textLabel: UILabel!

    private var text = "" {
        didSet { textLabel?.text = text }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        textLabel.text = text
    }

    func show(_ bed: Bed) {
        switch (bed.place, bed.litres) {
        case (_, ..<2): text = "\(bed.name) will wilt before the week is over."
        case (.sun, ..<4): text = "Water \(bed.name.lowercased()) once more in the evening."
        case (.shade, 6...): text = "Slugs are on their way."
        default: text = "All is well with the \(bed.name.lowercased())."
        }
    }
}
