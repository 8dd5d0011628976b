public import Foundation

/// A link that the app is to open.
@preconcurrency @MainActor
public final class UIOpenURLContext: NSObject {
  /// The link.
  public let url: URL
  /// How it is to be opened.
  public let options = UIScene.OpenURLOptions()

  init(_ url: URL) { self.url = url }
}

extension UIScene {
  /// The options for a link that a scene is to open; here always the defaults.
  @preconcurrency @MainActor
  public final class OpenURLOptions: NSObject {
    /// The app that the link comes from; nil, as it is not known.
    public var sourceApplication: String? { nil }
    /// Further data that came with the link; nil.
    public var annotation: Any? { nil }
    /// Whether a file that the link names may be opened where it is; false.
    public var openInPlace: Bool { false }
  }
}

extension UIApplication {
  /// Keys of the options that come with a link.
  public nonisolated struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The app that the link comes from.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// Further data that came with the link.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether a file that the link names may be opened where it is.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }
}

extension Stage {
  /// Has the app open a link, as if another app had asked for it: its scene's delegate, or without
  /// one its own.
  ///
  /// Returns whether it did.
  @discardableResult
  public func open(_ url: URL) -> Bool {
    endOpenUpdate()
    return perform {
      if let delegate = windowScene.delegate {
        delegate.scene(windowScene, openURLContexts: [UIOpenURLContext(url)])
        return true
      }
      return application.delegate?.application(application, open: url, options: [:]) ?? false
    }
  }
}
