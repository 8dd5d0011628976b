/// Something that takes the touches at a place in an element.
package nonisolated enum TouchObstacle: Hashable, Sendable {
  case statusBar
  /// An element in front.
  case element(StageElement)
  /// A view in front that is no element, by its class.
  case view(String)
}
