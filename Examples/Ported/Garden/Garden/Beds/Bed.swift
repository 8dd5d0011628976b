import Foundation

/// A part of the garden in which one kind of plant grows.
struct Bed: Equatable {
    enum Place: Int, CaseIterable {
        case sun, shade

        var name: String {
            switch self {
            case .sun: return "In the sun"
            case .shade: return "In the shade"
            }
        }
    }

    var name: String
    var place: Place
    var stars = 0
    var litres = 2
}

final class Garden {
    static let shared = Garden()

    var beds = [
        Bed(name: "Tomatoes", place: .sun, stars: 4, litres: 5),
        Bed(name: "Lettuce", place: .shade, stars: 2, litres: 3),
        Bed(name: "Runner Beans", place: .sun, stars: 3, litres: 4)
    ]
    var showsPlaces = true
    var monthlyLitres: Int {
        beds.reduce(0) { $0 + $1.litres * 30 }
    }
}
