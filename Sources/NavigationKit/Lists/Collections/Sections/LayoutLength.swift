import Foundation

/// A length in a compositional layout.
nonisolated enum LayoutLength: Hashable, Sendable {
  /// A fraction of the container's width.
  case fractionalWidth(CGFloat)
  /// A fraction of the container's height.
  case fractionalHeight(CGFloat)
  /// Points.
  case absolute(CGFloat)
  /// Points until the content is measured.
  case estimated(CGFloat)
  /// Points until the contents of all items of a row are measured: the largest counts.
  case uniform(CGFloat)

  func resolved(in container: CGSize) -> CGFloat {
    let length =
      switch self {
      case .fractionalWidth(let part): container.width * part
      case .fractionalHeight(let part): container.height * part
      case .absolute(let points), .estimated(let points), .uniform(let points): points
      }
    return max(0, length.finite)
  }

  /// Whether contents decide it.
  var isEstimated: Bool {
    switch self {
    case .estimated, .uniform: true
    case .fractionalWidth, .fractionalHeight, .absolute: false
    }
  }

  /// Whether the largest content of a row decides it.
  var isUniform: Bool { if case .uniform = self { true } else { false } }
}

/// A size in a compositional layout.
nonisolated struct LayoutLengths: Hashable, Sendable {
  var width: LayoutLength
  var height: LayoutLength

  /// The size in a container; what is estimated has its measured size, if there is one.
  func resolved(in container: CGSize, measured: CGSize? = nil) -> CGSize {
    let size = CGSize(
      width: width.resolved(in: container), height: height.resolved(in: container))
    guard let measured else { return size }
    return CGSize(
      width: width.isEstimated ? measured.width : size.width,
      height: height.isEstimated ? measured.height : size.height)
  }

  var isEstimated: Bool { width.isEstimated || height.isEstimated }

  /// Insets, but for those along estimated lengths, which fit their content anyway.
  func kept(_ insets: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: height.isEstimated ? 0 : insets.top, leading: width.isEstimated ? 0 : insets.leading,
      bottom: height.isEstimated ? 0 : insets.bottom,
      trailing: width.isEstimated ? 0 : insets.trailing)
  }
}
