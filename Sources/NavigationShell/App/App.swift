import Assets
public import Foundation
public import NavigationKit
import Storyboard

/// An app that the commands can run, capture and inspect: a demo, or a program of one's own.
public struct App {
  /// The name on the command line, also the start of file names.
  public var name: String
  /// The title of its window.
  public var title: String
  /// A description in one line.
  public var summary: String
  /// Whether it can open a folder.
  public var opensFolders: Bool
  /// The screens that `capture` takes; if empty, the first screen.
  public var tour: [TourStop]
  /// The default screen of captures, in points; nil for a phone's.
  public var screen: CGSize?

  /// The files of its own fonts, which texts are drawn in by their names; an app of a project has
  /// those that its `Info.plist` names under `UIAppFonts`.
  public var fonts: [URL] = []

  /// The folder of its storyboards and nibs; nil for the program's resources, which only an app of a
  /// delegate has.
  public var interfaceFolder: ((Opening) -> URL)?
  /// The classes named in storyboards and nibs, beside those that the delegate provides.
  public var interfaceClasses: [AnyClass] = []
  /// The classes of a ported app.
  var classTables: [ClassTable] = []

  /// The storyboard that it plays; nil for other apps.
  var storyboard: StoryboardFile?
  /// The nib that it shows; nil for other apps.
  var nib: NibFile?
  /// The notices for a person on how the storyboard was chosen and starts, a line each.
  var notices: [String] = []
  /// The path by which the storyboard or nib was opened: its own, or that of a project or a folder.
  var storyboardPath: String?
  /// The files among which its images and colours are; nil for those beside the program.
  var assets: FolderTree?
  /// The language of its texts; nil for the file's own.
  var language: InterfaceLanguage?
  /// The languages that a ported app's files are for; empty for other apps.
  var translations: [String] = []
  /// The device that a storyboard or nib was drawn for; nil for other apps.
  var drawnFor: Device?
  /// Whether a storyboard or nib was drawn in the dark appearance; false for other apps.
  var isDrawnDark = false
  /// The default device of captures.
  var device: Device {
    drawnFor ?? screen.map { Device(name: name, size: $0, scale: 2) } ?? .window
  }

  private let content: Content
  /// Whether a delegate launches it, as on iOS.
  var hasDelegate: Bool { if case .delegate = content { true } else { false } }

  private enum Content {
    case root((Opening) -> UIViewController)
    case delegate(() -> any UIApplicationDelegate)
  }

  /// Makes an app with a closure that makes its root controller.
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

  /// Makes an app of an app delegate, as in a UIKit program.
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
  /// Returns the delegate, which the caller keeps as long as the stage.
  ///
  /// - Parameter state: The state in which the app was left; nil for a new start.
  /// - Throws: ShellError if the delegate says that it could not be launched or shows nothing.
  func launch(
    on stage: Stage, _ opening: Opening, restoring state: RestorationArchive? = nil
  ) throws(ShellError) -> (any UIApplicationDelegate)? {
    addInterfaces(to: stage, opening)
    switch content {
    case .root(let makeRoot):
      // Inside `perform`, `UIScreen.main`, text metrics and time are the stage's.
      stage.show({ makeRoot(opening) }, restoring: state)
      return nil
    case .delegate(let make):
      let delegate = stage.perform(make)
      guard stage.launch(delegate, restoring: state) else {
        throw .internalFault(.launchRefused(app: name))
      }
      guard stage.window.rootViewController != nil else {
        let storyboard = stage.mainStoryboardWithoutStart
        throw .internalFault(.nothingToShow(app: name, storyboard: storyboard))
      }
      return delegate
    }
  }

  /// Has the stage find the app's storyboards and nibs, and the classes in them.
  private func addInterfaces(to stage: Stage, _ opening: Opening) {
    for type in interfaceClasses { stage.interfaceClasses[String(describing: type)] = type }
    for table in classTables { stage.interfaceClasses[table.name] = table.type }
    if let assets, case .delegate = content {
      stage.interfaceLoader = StoryboardFolder(assets, language: language)
    } else if let interfaceFolder {
      stage.interfaceLoader = StoryboardFolder(interfaceFolder(opening))
    } else if case .delegate = content {
      stage.interfaceLoader = StoryboardFolder(Bundle.main.resourceURL ?? Bundle.main.bundleURL)
    }
  }
}
