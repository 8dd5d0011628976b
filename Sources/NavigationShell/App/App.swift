public import Foundation
public import NavigationKit

/// Something the commands can run, capture and inspect: a demo, or a program of one's own.
public struct App {
  /// What is typed to open it, also the beginning of file names.
  public var name: String
  /// The title of its window.
  public var title: String
  /// What it shows, in a line.
  public var summary: String
  /// Whether a folder can be opened with it.
  public var opensFolders: Bool
  /// What `capture` visits; without stops it is the first screen.
  public var tour: [TourStop]
  /// The screen, in points, that captures are taken on unless told otherwise; nil for a phone's.
  public var screen: CGSize?

  /// What captures are taken on unless told otherwise.
  var device: Device { screen.map { Device(name: name, size: $0, scale: 2) } ?? .window }

  private let content: Content

  private enum Content {
    case root((Opening) -> UIViewController)
    case delegate(() -> any UIApplicationDelegate)
  }

  /// Makes an app from what makes its root controller.
  public init(
    name: String, title: String, summary: String, opensFolders: Bool = false,
    tour: [TourStop] = [], screen: CGSize? = nil, root: @escaping (Opening) -> UIViewController
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.opensFolders = opensFolders
    self.tour = tour
    self.screen = screen
    content = .root(root)
  }

  /// Makes an app from an app delegate, as a program written for UIKit has it.
  public init<Delegate: UIApplicationDelegate>(
    name: String, title: String, summary: String, tour: [TourStop] = [], delegate: Delegate.Type
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.tour = tour
    opensFolders = false
    content = .delegate { Delegate.instance() }
  }

  /// Shows the app on a stage.
  ///
  /// Returns the delegate, which has to live as long as the stage.
  ///
  /// - Parameter state: Where it was left; nil for a new start.
  /// - Throws: ShellError if the delegate says that it could not be launched or shows nothing.
  func launch(
    on stage: Stage, _ opening: Opening, restoring state: RestorationArchive? = nil
  ) throws(ShellError) -> (any UIApplicationDelegate)? {
    switch content {
    case .root(let makeRoot):
      // Screen, letters and time are the stage's from the first view on.
      stage.show({ makeRoot(opening) }, restoring: state)
      return nil
    case .delegate(let make):
      let delegate = stage.perform(make)
      guard stage.launch(delegate, restoring: state) else {
        throw .internalFault(.launchRefused(app: name))
      }
      guard stage.window.rootViewController != nil else {
        throw .internalFault(.nothingToShow(app: name))
      }
      return delegate
    }
  }
}
