public import Foundation

/// A colour of an asset catalogue, by its name.
///
/// Xcode generates one for each colour, and `navshell port` does so for an app's sources:
/// `UIColor(resource: .brand)`.
public nonisolated struct ColorResource: Hashable, Sendable {
  fileprivate let name: String
  private let bundle: Bundle

  /// Makes the resource of a name.
  ///
  /// - Parameters:
  ///   - name: The colour's name, behind those of the folders that provide a namespace:
  ///     `Text/primary`.
  ///   - bundle: Not used to find it: the host decides where the catalogues are.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }

  /// The colour as it is now; nil if no catalogue has it.
  fileprivate var color: UIColor? {
    guard MainActor.isCurrent else { return nil }
    return MainActor.assumeIsolated { UIColor(named: name) }
  }
}

nonisolated extension UIColor {
  /// Makes a colour of one of the program's asset catalogues; one that is not there is clear, so that
  /// the app can be seen without it.
  public convenience init(resource: ColorResource) {
    let color = resource.color
    // Made by another thread or before the first screen, it is found when it is drawn.
    self.init { _ in color ?? resource.color ?? .clear }
  }
}
