import Audit
import Foundation
import Scenario

/// A device and a style in which an app is audited.
struct AuditedLook: Hashable {
  let device: Device
  let look: Look
  let language: String?

  /// The look as findings name it.
  var name: AuditLook {
    AuditLook(
      device: device.name, isPhone: device.isPhone,
      textSize: look.textSize ?? "L", isDark: look.isDark == true,
      isRightToLeft: look.isRightToLeft == true, hasHighContrast: look.hasHighContrast == true,
      isBold: look.hasBoldText == true, language: language)
  }
}
