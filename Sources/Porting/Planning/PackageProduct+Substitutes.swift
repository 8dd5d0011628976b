import XcodeProject

extension PackageProduct {
  /// All of Combine, with what Foundation and Dispatch have for it, by the package OpenCombine.
  static let openCombine = PackageProduct(
    name: "OpenCombineShim",
    origin: .remote(
      url: "https://github.com/OpenCombine/OpenCombine.git", requirement: "from: \"0.14.0\""))

  /// The products that take the place of frameworks of Apple's: only a port that imports one needs
  /// its package.
  static func substitutes(for modules: Set<String>) -> [PackageProduct] {
    modules.contains("Combine") ? [.openCombine] : []
  }
}
