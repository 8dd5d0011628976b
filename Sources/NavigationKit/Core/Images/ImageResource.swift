public import Foundation

/// An image of an asset catalogue, by its name.
///
/// Xcode generates one for each image, and `navshell port` does so for an app's sources:
/// `UIImage(resource: .boat)`.
public nonisolated struct ImageResource: Hashable, Sendable {
  fileprivate let name: String
  private let bundle: Bundle

  /// Makes the resource of a name.
  ///
  /// - Parameters:
  ///   - name: The image's name, behind those of the folders that provide a namespace:
  ///     `Icons/home`.
  ///   - bundle: Not used to find it: the host decides where the catalogues are.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension UIImage {
  /// Makes an image of one of the program's asset catalogues; one that is not there is a box, so that
  /// the app can be seen without it.
  public convenience init(resource: ImageResource) {
    self.init(
      UIImage(named: resource.name) ?? UIImage(missing: resource.name, size: UIImage.symbolSize))
  }
}
