import Assets
import Foundation
public import NavigationKit
import Storyboard

/// An app of an Xcode project, with what iOS knows of it beside its code.
///
/// A ported package declares it of the app's delegate.
public protocol PortedApplication: UIApplicationDelegate {
  /// The members of its classes that storyboards, selectors and key paths name.
  static var classTables: [ClassTable] { get }
  /// The text of its `Info.plist`; empty if it has none.
  static var informationPropertyList: String { get }
}

extension PortedApplication {
  /// Makes what it is known by ready: its classes, and its files in an app's folder, from which the
  /// program starts anew.
  static func prepare() {
    ClassTable.register(classTables)
    AppFolder(of: Self.self).enter(for: CommandLine.arguments)
  }
}

extension App {
  /// Makes the app of a program's delegate; one of an Xcode project has the files of its folder, the
  /// program's unless another is given.
  init<Delegate: UIApplicationDelegate>(
    of delegate: Delegate.Type, named name: String,
    files: @autoclosure () -> FolderTree = FolderTree(Bundle.main.bundlePath)
  ) {
    self.init(name: name, title: name, summary: "The screens of \(name).", delegate: delegate)
    guard let ported = delegate as? any PortedApplication.Type else { return }
    classTables = ported.classTables
    let files = files()
    assets = files
    fonts = files.appFonts
    translations = Bundle.main.localizations.filter { $0 != "Base" }.sorted()
    language = AppLanguage.current.map { .translation($0) }
  }
}
