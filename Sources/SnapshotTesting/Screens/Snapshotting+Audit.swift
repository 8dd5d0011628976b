import Audit
public import NavigationKit

extension Snapshotting where Value == UIViewController, Format == String {
  /// What people could not read, find or press on a controller's page, a line each.
  ///
  /// What is recorded is known and accepted: the test fails for what is new, and for what was mended.
  public static var audit: Snapshotting { .audit() }

  /// What people could not read, find or press on a controller's page on a device, a line each.
  ///
  /// - Parameters:
  ///   - config: The device's screen.
  ///   - size: Another size, in points.
  ///   - traits: Further traits.
  public static func audit(
    on config: ViewImageConfig = .init(), size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    text(on: config.overridden(size: size, traits: traits)) { _, stage in
      let findings = try ScreenAudit(of: stage).findings(painter: TestStage.painter)
      let lines = findings.filter { !$0.isNote }.map(\.sentence)
      return lines.isEmpty ? "no findings" : lines.joined(separator: "\n")
    }
  }
}
