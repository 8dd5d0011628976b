import Foundation

/// Where a ported target's sources are, as its hidden file `.port.json` says; paths lead on from the
/// folder that this is in.
public struct PortSettings: Codable, Hashable, Sendable {
  /// The file's name.
  public static let fileName = ".port.json"

  /// The `.xcodeproj` that says which sources belong to the target; nil if all in its folders do.
  public var project: String?
  /// The configuration of the project that counts; nil for its default.
  public var configuration: String?
  /// The target's name in the project.
  public var target: String
  /// The name that sources import it by.
  public var module: String
  /// Whether it is an app, which starts.
  public var isApp: Bool
  /// The kind of its tests; nil if it is of none.
  public var tests: Tests?
  /// The module of the app that it tests; nil if it tests none.
  public var testedApp: String?
  /// The folders of its sources.
  public var folders: [String]
  /// The files and folders in them that do not count.
  public var excluded: [String] = []
  /// The `main.swift` that it starts with; nil if it has none.
  public var main: String?
  /// Its `Info.plist`; nil if it has none.
  public var informationPropertyList: String?
  /// Its asset catalogues, and those of the app that it tests; nil for none.
  public var catalogs: [String]?
  /// The ported modules that it imports.
  public var modules: [String] = []
  /// The modules of packages that it imports.
  public var packageModules: [String] = []
  /// How much of the product `AppleStandIns` it uses; nil for nothing.
  public var standIns: StandIns?

  /// A kind of tests.
  public enum Tests: String, Codable, Hashable, Sendable {
    /// Tests that call the code.
    case unit
    /// Tests that use the app as a person does.
    case ui
  }

  /// How much of the product `AppleStandIns` a target uses.
  public enum StandIns: String, Codable, Hashable, Sendable {
    /// Logs and the types of files, which work as on iOS.
    case basic
    /// Also placeholders for what is not on Linux.
    case all
  }

  /// The settings of a target.
  public init(
    target: String, module: String, isApp: Bool, folders: [String], project: String? = nil
  ) {
    (self.target, self.module, self.isApp) = (target, module, isApp)
    (self.folders, self.project) = (folders, project)
  }

  /// Reads a file.
  public init(contentsOf file: String) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: URL(fileURLWithPath: file)))
  }

  /// The settings with paths from the root on.
  ///
  /// - Parameter folder: The folder that the file is in.
  public func resolved(in folder: String) -> PortSettings {
    let base = URL(fileURLWithPath: folder, isDirectory: true)
    return mappingPaths { URL(fileURLWithPath: $0, relativeTo: base).standardizedFileURL.path }
  }

  /// The settings with other paths.
  func mappingPaths(_ place: (String) -> String) -> PortSettings {
    var settings = self
    settings.project = project.map(place)
    settings.folders = folders.map(place)
    settings.excluded = excluded.map(place)
    settings.main = main.map(place)
    settings.informationPropertyList = informationPropertyList.map(place)
    settings.catalogs = catalogs?.map(place)
    return settings
  }

  /// The file's text.
  public var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Texts, lists of them and a flag can always be encoded.
    let data = (try? encoder.encode(self)) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
