public import Foundation

/// A row or column of items, and of groups, in a compositional layout.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  private enum Kind {
    case row(NSLayoutConstraint.Axis, count: Int?)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  private let kind: Kind
  /// The items and groups in it.
  public let subitems: [NSCollectionLayoutItem]
  /// The space between what is in it; nil for none.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(
    _ layoutSize: NSCollectionLayoutSize, _ kind: Kind, _ subitems: [NSCollectionLayoutItem]
  ) {
    self.kind = kind
    self.subitems = subitems
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// A row of items, repeated as often as they fit.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .row(.horizontal, count: nil), subitems)
  }

  /// A row of a number of items that share its width.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .row(.horizontal, count: count), [subitem])
  }

  /// A row of a number of items that share its width.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }

  /// A column of items, repeated as often as they fit.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .row(.vertical, count: nil), subitems)
  }

  /// A column of a number of items that share its height.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .row(.vertical, count: count), [subitem])
  }

  /// A column of a number of items that share its height.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }

  /// A group whose items are where a closure says.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), [])
  }

  override func content(in environment: any NSCollectionLayoutEnvironment) -> LayoutNode.Content {
    switch kind {
    case .row(let axis, let count):
      return .row(
        axis, subitems.map { $0.node(in: environment) }, count: count,
        spacing: interItemSpacing?.value ?? .fixed(0))
    case .custom(let provide):
      let traits = environment.traitCollection
      return .custom { size in
        let own = LayoutEnvironment(
          container: LayoutContainer(contentSize: size), traitCollection: traits)
        return provide(own).map(\.frame)
      }
    }
  }
}

/// Gives the items of a custom group, whose size is the container's.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
  any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// The place of an item in a custom group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The frame in the group.
  public let frame: CGRect
  /// Which items are in front: those with larger numbers.
  public let zIndex: Int

  /// Makes an item's place.
  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}
