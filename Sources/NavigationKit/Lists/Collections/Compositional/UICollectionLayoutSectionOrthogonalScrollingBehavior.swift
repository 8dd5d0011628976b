/// How a section's groups scroll across the direction of a compositional layout.
public nonisolated enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable,
  Sendable
{
  /// They do not, but follow each other in the direction of the layout.
  case none
  /// Freely.
  case continuous
  /// Freely, coming to rest where a group begins.
  case continuousGroupLeadingBoundary
  /// By the width of the view.
  case paging
  /// Group by group.
  case groupPaging
  /// Group by group, with each in the middle of the view.
  case groupPagingCentered

  var stops: OrthogonalStops.Kind? {
    switch self {
    case .none: nil
    case .continuous: .free
    case .continuousGroupLeadingBoundary: .groupStart
    case .paging: .page
    case .groupPaging: .group
    case .groupPagingCentered: .groupCentered
    }
  }
}
