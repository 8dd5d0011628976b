import Foundation

/// How high the water is, from 0 at low tide to 1 at high tide.
public struct Tide {
    public let period: TimeInterval

    public init(period: TimeInterval) {
        self.period = period
    }

    public func level(after seconds: TimeInterval) -> Float {
        return Float((1 - cos(seconds / period * 2 * .pi)) / 2)
    }
}
