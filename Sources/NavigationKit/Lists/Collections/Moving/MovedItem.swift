import Foundation

/// An item that a finger or code drags to another place.
struct MovedItem {
  let view: UICollectionReusableView
  /// Where it is in the data.
  let origin: IndexPath
  /// Where its gap is shown.
  var place: IndexPath
  /// Where its middle is held, in the collection view's coordinates.
  var position: CGPoint
  /// Whether it is a gap: what is seen of the item is carried by a drag.
  var isCarried = false

  /// The change from the data to what is shown.
  var change: ListChange { ListChange([.move(from: origin, to: place)]) }
}
