import UIKit

class BedCell: UITableViewCell {

    static let reuseIdentifier = "Bed"

    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private weak var placeLabel: UILabel!
    @IBOutlet private weak var sunView: UIImageView!

    func configure(with bed: Bed) {
        nameLabel.text = bed.name
        placeLabel.text = bed.place.name
        placeLabel.isHidden = !Garden.shared.showsPlaces
        sunView.alpha = bed.place == .sun ? 1 : 0.25
    }
}
