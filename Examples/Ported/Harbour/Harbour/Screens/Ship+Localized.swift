import Foundation
import HarbourModel

extension Ship.Cargo {
    var localizedName: String {
        return NSLocalizedString("cargo." + rawValue, comment: "What a ship carries")
    }
}

extension Ship {
    var localizedBerth: String {
        guard let berth = berth else {
            return NSLocalizedString("On its way", comment: "A ship without a berth")
        }
        return String(format: NSLocalizedString("Berth %d", comment: "The number of a berth"), berth)
    }
}
