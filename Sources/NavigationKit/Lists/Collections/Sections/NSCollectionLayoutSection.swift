public import Foundation

/// A section of a compositional layout: a group that is repeated, with headers, footers and
/// decorations.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  private let group: NSCollectionLayoutGroup

  /// Makes a section of groups.
  public init(group: NSCollectionLayoutGroup) { self.group = group }

  /// The insets around the groups.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space between groups.
  open var interGroupSpacing: CGFloat = 0
  /// The area to whose insets the section's side insets are added; that of the layout's
  /// configuration unless set.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// How the groups behave as they scroll across the layout's direction.
  open var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// How the groups scroll across the layout's direction; they do not unless set.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether the insets apply to headers and footers, too; true unless set.
  open var supplementariesFollowContentInsets = true
  /// The views behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called whenever the section's items in view change.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// The configuration of the section as a list; nil if it is none.
  var list: UICollectionLayoutListConfiguration?

  /// The section as a value.
  ///
  /// - Parameters:
  ///   - sides: The side insets that are added to the section's own.
  ///   - isFirst: Whether the section is the layout's first.
  func form(
    along axis: NSLayoutConstraint.Axis, sides: NSDirectionalEdgeInsets,
    in environment: any NSCollectionLayoutEnvironment, isFirst: Bool
  ) -> CompositionalSection.Form {
    var insets = contentInsets
    insets.top = top(isFirst: isFirst)
    insets.leading += sides.leading
    insets.trailing += sides.trailing
    return CompositionalSection.Form(
      group: group.node(in: environment), groupSpacing: interGroupSpacing, insets: insets,
      boundaries: boundarySupplementaryItems.map { $0.boundary(along: axis) },
      boundariesFollowInsets: supplementariesFollowContentInsets,
      decorations: decorationItems.map {
        CompositionalSection.Decoration(
          kind: $0.elementKind, insets: $0.contentInsets, zIndex: $0.zIndex)
      }, scrolling: orthogonalScrollingBehavior.stops,
      scrollingForm: orthogonalScrollingProperties.form, list: list?.form)
  }
}
