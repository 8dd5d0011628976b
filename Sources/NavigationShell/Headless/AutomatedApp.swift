import Assets
import Drawing
package import Foundation
package import NavigationKit
import SDLShell
import Storyboard

/// An app on a stage without a window, which a UI test in the same process drives.
package final class AutomatedApp {
  /// The stage that the app is on.
  package let stage: Stage
  /// Its name, as on the home screen.
  package let name: String
  /// Paints its frames, for an audit.
  let painter: HeadlessPainter
  private let session: HeadlessSession
  private let device: Device

  /// Launches an app and lets it come to a rest; timers go on.
  ///
  /// - Parameters:
  ///   - device: A device's name, such as `iphone-15`.
  ///   - traits: The traits that it is shown with.
  /// - Throws: An error with a sentence: of an unknown device, missing fonts, or an app that shows nothing.
  package init<Delegate: UIApplicationDelegate>(
    _ delegate: Delegate.Type, on device: String, traits: UITraitCollection = UITraitCollection()
  ) throws {
    let device = try Self.device(named: device)
    self.device = device
    let app = App(testing: delegate)
    name = app.name
    painter = try Self.painter()
    session = try HeadlessSession(
      app: app, folder: nil, device: device, traits: traits, hasKeyboard: true,
      painter: painter, rest: .untilNothingMoves)
    stage = session.stage
  }

  /// The name of the device that tests run on: that of the variable `TEST_DEVICE`, else an iPhone 15.
  package static var defaultDevice: String {
    ProcessInfo.processInfo.environment["TEST_DEVICE"] ?? "iphone-15"
  }

  /// The device with a name.
  ///
  /// - Throws: An error with a sentence if there is none.
  static func device(named name: String) throws(AutomationError) -> Device {
    guard let device = Device(named: name) else {
      throw AutomationError(sentence: Device.complaint(about: name, list: "navshell list"))
    }
    return device
  }

  /// A picture of the screen as a PNG file, or of a part of it, in points.
  package func png(of part: CGRect? = nil) throws -> Data {
    let picture = try session.picture()
    return try PNG.encode(picture.part(part, scale: device.scale))
  }

  /// Turns the device, if the app supports the orientation.
  package func rotate(to orientation: UIInterfaceOrientation) {
    let size = stage.screenSize(in: orientation)
    stage.rotate(
      to: size, safeAreaInsets: device.safeAreaInsets(in: size), orientation: orientation)
  }

  /// Lets the app move until nothing moves, or `limit` virtual seconds are over.
  package func finishMotion(limit: TimeInterval) throws { try stage.finishMotion(limit: limit) }

  /// Lets time pass, and what the app has put off in it be done.
  package func advance(by seconds: TimeInterval) throws {
    stage.advance(by: seconds)
    try stage.finishMainQueue()
  }

  /// The painter of all apps of the process: fonts and pictures are read once.
  private static var shared: HeadlessPainter?

  private static func painter() throws -> HeadlessPainter {
    if let shared { return shared }
    let painter = try HeadlessPainter()
    shared = painter
    return painter
  }
}

/// The reason why an app cannot be tested.
package struct AutomationError: Error, CustomStringConvertible {
  fileprivate let sentence: String
  package var description: String { sentence }
}

extension App {
  /// Makes the app of a delegate in a test's program: one of an Xcode project has the files that are
  /// built beside that program.
  fileprivate init<Delegate: UIApplicationDelegate>(testing delegate: Delegate.Type) {
    let files = Self.files(of: delegate)
    self.init(of: delegate, named: Self.name(of: delegate), files: files)
    assets = files
  }

  /// The name that an app's `Info.plist` gives it, else that of the module that its delegate is in, which is
  /// its program's.
  private static func name<Delegate: UIApplicationDelegate>(of delegate: Delegate.Type) -> String {
    let list = (delegate as? any PortedApplication.Type)?.informationPropertyList ?? ""
    let values = try? PropertyListSerialization.propertyList(from: Data(list.utf8), format: nil)
    let names = values as? [String: Any]
    let given = ["CFBundleDisplayName", "CFBundleName"].lazy.compactMap { names?[$0] as? String }
    return given.first { !$0.isEmpty } ?? String(String(reflecting: delegate).prefix { $0 != "." })
  }

  /// The files of each app that was tested: they are looked for once, as tests launch an app often.
  private static var files: [ObjectIdentifier: FolderTree] = [:]

  private static func files<Delegate: UIApplicationDelegate>(
    of delegate: Delegate.Type
  ) -> FolderTree {
    let key = ObjectIdentifier(delegate)
    if let files = files[key] { return files }
    let ported = delegate as? any PortedApplication.Type
    if let ported { ClassTable.register(ported.classTables) }
    let folder = ported.flatMap { AppFolder(of: $0).written() } ?? Bundle.main.resourceURL
    let tree = FolderTree((folder ?? Bundle.main.bundleURL).path)
    files[key] = tree
    return tree
  }
}
