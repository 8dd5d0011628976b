/// Something that takes the touches at a place in an element.
package nonisolated enum TouchObstacle: Hashable, Sendable {
  case statusBar
  case keyboard
  /// An element in front.
  case element(StageElement)
  /// What is presented in front, at a place where it shows nothing.
  case presentation
  /// A view in front that is no element, by its class.
  case view(String)
}
