import Foundation
import NavigationKit

/// The folder `Name.app` of a ported app, as on iOS: the program, its `Info.plist` and its resources
/// flat beside it, so that `Bundle.main` finds them.
///
/// SwiftPM puts each target's resources in a folder of its own; here they are linked, not copied.
nonisolated struct AppFolder {
  /// The program as it was built, outside of the folder.
  let program: URL
  private let modules: Set<String>
  private let informationPropertyList: String

  /// The folder of a ported app's program.
  @MainActor init<Delegate: PortedApplication>(of delegate: Delegate.Type) {
    program = Program.built
    modules = Set((delegate.classTables.map(\.type) + [delegate]).compactMap(Self.module))
    informationPropertyList = delegate.informationPropertyList
  }

  /// Starts the program anew inside of the folder for a language, unless it runs there already.
  ///
  /// Where the folder cannot be written the program goes on without one.
  ///
  /// - Parameter arguments: The command line, which may name a language.
  func enter(for arguments: [String]) {
    useOwnHome()
    let named = AppLanguage.name(in: arguments).flatMap { AppLanguage.match($0, among: languages) }
    let language = named ?? AppLanguage.current
    let folder = Program.appFolder(beside: program, language: language)
    let copy = folder.appendingPathComponent(program.lastPathComponent)
    guard Program.file.path != copy.path else { return }
    do {
      try write(to: folder, in: language)
    } catch {
      Console.complain([
        "\(folder.path): cannot be made, so Bundle.main finds no files of the app: "
          + error.localizedDescription
      ])
      return
    }
    if let language { setenv(AppLanguage.variable, language, 1) }
    Program.start(copy.path)
  }

  /// Writes the folder beside a test's program, which stays where it is; nil if it cannot be made.
  func written() -> URL? {
    useOwnHome()
    let folder = Program.appFolder(beside: program, language: AppLanguage.current)
    return (try? write(to: folder, in: AppLanguage.current)).map { folder }
  }

  /// Gives the app a home of its own, `Name.home` beside the program, as each app has one on iOS: what it
  /// lists, writes and deletes in its `Documents` is not the person's.
  ///
  /// A home that the variable names already stays.
  private func useOwnHome() {
    let home = program.appendingPathExtension("home")
    let documents = home.appendingPathComponent("Documents")
    let files = FileManager.default
    guard getenv(Self.homeVariable) == nil,
      (try? files.createDirectory(at: documents, withIntermediateDirectories: true)) != nil
    else { return }
    setenv(Self.homeVariable, home.path, 0)
  }

  /// What Foundation takes for the home folder before all else.
  private static let homeVariable = "CFFIXED_USER_HOME"

  /// Brings a folder up to date.
  private func write(to folder: URL, in language: String?) throws {
    let files = FileManager.default
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    var wanted = linkedFiles()
    wanted[program.lastPathComponent] = program
    for (name, source) in wanted { try link(source, to: folder.appendingPathComponent(name)) }
    var names = Set(wanted.keys)
    if let text = propertyList(in: language) {
      let list = folder.appendingPathComponent("Info.plist")
      if (try? Data(contentsOf: list)) != text { try text.write(to: list, options: .atomic) }
      names.insert("Info.plist")
    }
    for name in Self.files(in: folder) where !names.contains(name) {
      try files.removeItem(at: folder.appendingPathComponent(name))
    }
  }

  /// The `Info.plist`, whose development region is what Foundation takes texts in; nil if there is none
  /// to write.
  private func propertyList(in language: String?) -> Data? {
    let own = Data(informationPropertyList.utf8)
    guard let language else { return own.isEmpty ? nil : own }
    let read = try? PropertyListSerialization.propertyList(from: own, format: nil)
    var values = read as? [String: Any] ?? [:]
    values["CFBundleDevelopmentRegion"] = language
    return (try? PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0))
  }

  /// The languages that the resources are for, by the folders that they are in.
  private var languages: [String] {
    let folders = Set(linkedFiles().keys.compactMap { $0.split(separator: "/").first })
    return folders.filter { $0.hasSuffix(".lproj") && $0 != "Base.lproj" }
      .map { String($0.dropLast(".lproj".count)) }.sorted()
  }

  /// The files of the resources by their names in the folder; of two with one name the first counts.
  private func linkedFiles() -> [String: URL] {
    let place = program.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    let bundles = names.sorted().filter { name in
      modules.contains { name.hasSuffix("_\($0).resources") } || isOfTests(name)
    }
    let found = bundles.map { place.appendingPathComponent($0) }.flatMap { bundle in
      Self.files(in: bundle).map { ($0, bundle.appendingPathComponent($0)) }
    }
    return Dictionary(found) { first, _ in first }
  }

  /// Whether resources are of a package whose tests the program is; the tests' own are in its folder, too.
  private func isOfTests(_ bundle: String) -> Bool {
    guard let package = program.lastPathComponent.firstMatch(of: /^(.+)PackageTests\.xctest$/)?.1
    else { return false }
    return bundle.hasPrefix("\(package)_") && bundle.hasSuffix(".resources")
  }

  private func link(_ source: URL, to place: URL) throws {
    let files = FileManager.default
    if Self.number(of: place) == Self.number(of: source) { return }
    try files.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? files.removeItem(at: place)
    do { try files.linkItem(at: source, to: place) } catch {
      // A file system without links, or another process that was faster.
      if !files.fileExists(atPath: place.path) { try files.copyItem(at: source, to: place) }
    }
  }

  /// The paths of the files in a folder and those below it, from the folder on.
  private static func files(in folder: URL) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (names ?? []).filter { name in
      var isFolder: ObjCBool = false
      let path = folder.appendingPathComponent(name).path
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }
  }

  /// The numbers that identify a file; nil if there is no such file.
  private static func number(of file: URL) -> [Int]? {
    let facts = try? FileManager.default.attributesOfItem(atPath: file.path)
    guard let number = facts?[.systemFileNumber] as? Int,
      let device = facts?[.systemNumber] as? Int
    else { return nil }
    return [device, number]
  }

  /// The module that declares a class.
  private static func module(of type: AnyClass) -> String? {
    String(reflecting: type).split(separator: ".").first.map(String.init)
  }
}
