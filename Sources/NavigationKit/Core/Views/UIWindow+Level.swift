public import Foundation

extension UIWindow {
  /// How far in front a window is on iOS.
  ///
  /// Here a stage shows one window, the one that was made key last; a window keeps its level for the
  /// app.
  public nonisolated struct Level: RawRepresentable, Hashable, Sendable {
    /// The level: more is further in front.
    public let rawValue: CGFloat
    /// Makes a level of a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a level of a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// That of most windows.
    public static let normal = Level(rawValue: 0)
    /// That of the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// That of alerts.
    public static let alert = Level(rawValue: 2000)

    /// A level further in front.
    public static func + (level: Level, distance: CGFloat) -> Level {
      Level(rawValue: level.rawValue + distance)
    }
    /// A level further behind.
    public static func - (level: Level, distance: CGFloat) -> Level {
      Level(rawValue: level.rawValue - distance)
    }
  }
}
