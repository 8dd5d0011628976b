/// Why a device moves.
public enum CLActivityType: Int, Sendable {
  /// For any reason.
  case other = 1
  /// By car.
  case automotiveNavigation = 2
  /// On foot.
  case fitness = 3
  /// By bicycle, train or ship.
  case otherNavigation = 4
  /// In the air.
  case airborne = 5
}
