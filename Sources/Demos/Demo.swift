/// A demo app of the library.
public struct Demo {
  /// The name on the command line, such as "files".
  public let name: String
  /// The title in the catalogue.
  public let title: String
  /// A description in one short sentence.
  public let summary: String
  /// The section of the catalogue that it belongs to.
  public let subject: Subject
  /// The symbol beside its title.
  public let symbol: String
  /// The stops of `capture`, for the samples.
  ///
  /// With other content, stops whose elements are not found show the page before.
  public let tour: [DemoStop]
  /// Whether it shows a folder that a user names.
  public var opensFolders = false
  /// The best screen for captures, in points; nil for a phone's.
  public var screen: CGSize?
  /// Makes the window's root itself, on a pad or everywhere; where it is nil or returns nil, the root is
  /// a navigation stack with the first page.
  public var makeOwnRoot: ((DemoContent) -> UIViewController?)?

  /// Makes its first page, for a navigation stack.
  public let makeFirstPage: (DemoContent) -> UIViewController

  /// A section of the catalogue.
  public enum Subject: String, CaseIterable {
    /// A small app.
    case apps = "Apps"
    /// A feature of navigation controllers.
    case navigation = "Navigation"
  }

  /// Makes the root controller of a window.
  public func makeRoot(_ content: DemoContent) -> UIViewController {
    if let root = makeOwnRoot?(content) { return root }
    let stack = UINavigationController(rootViewController: makeFirstPage(content))
    stack.restorationIdentifier = name
    return stack
  }
}

/// The folders that demos show.
public struct DemoContent: Sendable {
  /// The folder of the sample files and pictures.
  public var samples: URL
  /// The folder that Files opens; nil shows the samples.
  public var files: URL?
  /// The folder whose subfolders are the albums of Photos; nil shows the samples.
  public var photos: URL?

  /// Makes the content; the default is the samples.
  public nonisolated init(samples: URL, files: URL? = nil, photos: URL? = nil) {
    self.samples = samples
    self.files = files
    self.photos = photos
  }
}
