/// The values of a target's build settings.
extension ProjectTarget {
  /// The name that sources import it by.
  public var moduleName: String { settings["PRODUCT_MODULE_NAME"] ?? name.moduleName }

  /// The name of its program or library.
  public var productName: String { settings["PRODUCT_NAME"] ?? name }

  /// The names of the targets or products that it tests, if it is of tests.
  public var testedNames: [String] {
    guard kind.isTests else { return [] }
    let host = settings["TEST_HOST"].map { $0.nameOfPath }
    return [settings["TEST_TARGET_NAME"], host].compactMap { $0 }.filter { !$0.isEmpty }
      + dependencies
  }

  /// The bundle identifier, such as `com.example.shop`; nil if there is none.
  public var bundleIdentifier: String? {
    settings["PRODUCT_BUNDLE_IDENTIFIER"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The version of Swift that it is written in, such as `5.0`; nil if there is none.
  public var swiftVersion: String? { settings["SWIFT_VERSION"] }

  /// The names that its sources ask for by `#if`.
  public var compilationConditions: [String] {
    var seen: Set<String> = []
    let flags = settings.list("OTHER_SWIFT_FLAGS")
    // -D NAME and -DNAME are the older way to say it.
    let pairs = zip(flags, flags.dropFirst()).filter { $0.0 == "-D" }.map(\.1)
    let joined = flags.filter { $0.hasPrefix("-D") && $0.count > 2 }.map { String($0.dropFirst(2)) }
    return (settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS") + pairs + joined)
      .filter { seen.insert($0).inserted }
  }

  /// The bridging header, by which its sources see those in Objective-C; nil if it has none.
  public var bridgingHeader: String? {
    settings["SWIFT_OBJC_BRIDGING_HEADER"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The minimum version of iOS; nil if there is none.
  public var deploymentTarget: String? { settings["IPHONEOS_DEPLOYMENT_TARGET"] }

  /// Whether it is for pads only.
  public var isForPadsOnly: Bool { settings["TARGETED_DEVICE_FAMILY"] == "2" }

  /// Whether it is built for iOS; targets for several platforms have `auto`.
  public var isForIOS: Bool {
    let platforms = settings.list("SUPPORTED_PLATFORMS")
    if let root = settings["SDKROOT"], root != "auto" {
      return root.hasPrefix("iphone") || platforms.contains("iphoneos")
    }
    return platforms.isEmpty || platforms.contains { $0.hasPrefix("iphone") }
  }
}
