import Foundation

extension Notification.Name {
    public static let harbourDidChange = Notification.Name("HarbourDidChange")
}

/// All ships, and which berth each of them has.
@objcMembers
public final class Harbour: NSObject {
    public static let shared = Harbour()
    public static let berthCount = 4

    public private(set) var ships: [Ship] = []

    public func load(from url: URL) throws {
        let data = try Data(contentsOf: url)
        ships = try JSONDecoder().decode([Ship].self, from: data)
        announceChange()
    }

    public func ship(withID id: Int) -> Ship? {
        return ships.first { $0.id == id }
    }

    public func ship(inBerth berth: Int) -> Ship? {
        return ships.first { $0.berth == berth }
    }

    public var freeBerth: Int? {
        let taken = Set(ships.compactMap { $0.berth })
        return (1...Harbour.berthCount).first { !taken.contains($0) }
    }

    public func expect(name: String, cargo: Ship.Cargo) {
        let id = (ships.map { $0.id }.max() ?? 0) + 1
        ships.append(Ship(id: id, name: name, length: 24, cargo: cargo))
        announceChange()
    }

    /// Gives a ship a berth; false if all are taken.
    @discardableResult
    public func moor(shipWithID id: Int) -> Bool {
        guard let index = ships.firstIndex(where: { $0.id == id }), let berth = freeBerth else {
            return false
        }
        ships[index].berth = berth
        announceChange()
        return true
    }

    public func castOff(shipWithID id: Int) {
        ships.removeAll { $0.id == id }
        announceChange()
    }

    private func announceChange() {
        NotificationCenter.default.post(name: .harbourDidChange, object: self)
    }
}
