import PortRules
import Porting

extension StandIns {
  /// How much of the product `AppleStandIns` a target's settings say that it uses.
  init(_ setting: PortSettings.StandIns?) {
    self =
      switch setting {
      case nil: .none
      case .basic: .basic
      case .all: .all
      }
  }
}
