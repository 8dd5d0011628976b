import Foundation

/// Says where a toolbar is that stands by itself.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
