/// How a file was written and what it is meant for.
public struct DocumentSettings: Sendable, Hashable {
  /// The build of Interface Builder that wrote it, such as 15504; nil if it does not say.
  public var toolsVersion: Int?
  /// Whether it is made for iPad alone.
  public var isForPad = false
  /// Whether its views have constraints.
  public var usesAutoLayout = false
  /// Whether it has variations for size classes.
  public var usesTraitCollections = false
  /// Whether its views have safe areas.
  public var usesSafeAreas = false
  /// Whether its colours are matched to their spaces.
  public var isColorMatched = false
  /// Whether it is shown while an app starts.
  public var isLaunchScreen = false

  /// Makes settings of a file that says nothing.
  public init() {}
}

extension ElementReader {
  /// The settings of a document by its root element.
  func settings(_ root: DocumentElement) -> DocumentSettings {
    var settings = DocumentSettings()
    settings.toolsVersion = root["toolsVersion"]?.split(separator: ".").first.flatMap { Int($0) }
    settings.isForPad = root["targetRuntime"] == "iOS.CocoaTouch.iPad"
    settings.usesAutoLayout = bool("useAutolayout", of: root) ?? false
    settings.usesTraitCollections = bool("useTraitCollections", of: root) ?? false
    settings.usesSafeAreas = bool("useSafeAreas", of: root) ?? false
    settings.isColorMatched = bool("colorMatched", of: root) ?? false
    settings.isLaunchScreen = bool("launchScreen", of: root) ?? false
    return settings
  }
}
