import Foundation

/// A ship that lies in the harbour, or is on its way there.
public struct Ship: Codable, Hashable, Identifiable {
    public enum Cargo: String, Codable, CaseIterable {
        case timber, grain, fish, passengers
    }

    public let id: Int
    public var name: String
    public var length: Double
    public var cargo: Cargo
    /// The number of its berth; nil while it is on its way.
    public var berth: Int?

    public init(id: Int, name: String, length: Double, cargo: Cargo, berth: Int? = nil) {
        self.id = id
        self.name = name
        self.length = length
        self.cargo = cargo
        self.berth = berth
    }

    public var isMoored: Bool {
        return berth != nil
    }
}
