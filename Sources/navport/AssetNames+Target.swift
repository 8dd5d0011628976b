import PortRules
import Porting
import XcodeProject

extension AssetNames {
  /// The names in the catalogues of a target.
  init(_ target: PortedTarget) {
    self.init(
      colors: target.catalogs.flatMap(\.colors), images: target.catalogs.flatMap(\.images),
      areMembers: target.hasAssetMembers)
  }
}
