/// Where a pixel has its opacity, and whether its colours are multiplied with that.
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
  /// There is none.
  case none
  /// Behind the colours, which are multiplied.
  case premultipliedLast
  /// Before the colours, which are multiplied.
  case premultipliedFirst
  /// Behind the colours.
  case last
  /// Before the colours.
  case first
  /// There is none, but room for it behind the colours.
  case noneSkipLast
  /// There is none, but room for it before the colours.
  case noneSkipFirst
  /// There is nothing else.
  case alphaOnly
}
