/// An event of the screen on which the user arranges tabs.
enum TabCustomizing: Hashable {
  case willBegin, didBegin
  case willEnd(changed: Bool)
  case didEnd(changed: Bool)
}
