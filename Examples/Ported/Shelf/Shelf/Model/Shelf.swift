import Foundation

class Shelf: NSObject {

    static let shared = Shelf()

    let books = [
        Book(title: "The Lighthouse Ledger", author: "I. Marlow", pageCount: 240),
        Book(title: "A Year of Moss", author: "Petra Lind", pageCount: 96),
        Book(title: "Clocks and Their Keepers", author: "J. Okafor", pageCount: 310)
    ]

    @objc dynamic private(set) var pagesRead = 0

    private var observations: [NSKeyValueObservation] = []

    override init() {
        super.init()
        observations = books.map { book in
            book.observe(\.pagesRead) { [weak self] _, _ in
                self?.count()
            }
        }
    }

    private func count() {
        pagesRead = books.reduce(0) { $0 + $1.pagesRead }
    }
}
