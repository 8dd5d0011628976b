public import Foundation

/// The folder and the file names of a scenario's baselines.
///
/// The baselines of `swipes/back.yaml` are in `swipes/back`. Each variant, such as
/// `iphone-8.light`, has a picture `back.VARIANT.NAME.png` and a text `back.VARIANT.NAME.txt` for
/// each capture and film, and one record `back.VARIANT.frames`. Names hold neither the machine nor
/// a number, so they stay the same when a scenario grows.
public struct BaselineFolder: Hashable, Sendable {
  /// The folder; it need not exist.
  public let url: URL

  /// The baseline folder of a scenario's file.
  public init(scenario: URL) { url = scenario.deletingPathExtension() }

  /// An existing baseline folder, whose scenario may have been deleted.
  public init(url: URL) { self.url = url }

  /// The file name of a capture's picture or of a film's strip.
  public func picture(_ name: String, variant: String) -> String {
    file(variant, name, Self.pictureEnding)
  }

  /// The file name of a capture's screen text; a film has that of its last instant.
  public func text(_ name: String, variant: String) -> String {
    file(variant, name, Self.textEnding)
  }

  /// The file name of a variant's record.
  public func record(variant: String) -> String { file(variant, Self.recordEnding) }

  /// The file names of a variant with these captures and films, the record last.
  public func files(of captures: [String], variant: String) -> [String] {
    captures.flatMap { [picture($0, variant: variant), text($0, variant: variant)] }
      + [record(variant: variant)]
  }

  /// The baseline files in a listing of the folder that no scenario refers to, sorted, with
  /// temporary files that a killed run left.
  ///
  /// Files that are not named like a baseline of this folder are left out.
  public func orphans(in listing: [String], referred: some Sequence<String>) -> [String] {
    let referred = Set(referred)
    return listing.filter { isBaseline($0) && !referred.contains($0) }.sorted()
  }

  private static let pictureEnding = "png"
  private static let textEnding = "txt"
  private static let recordEnding = "frames"

  private var stem: String { Self.safe(url.lastPathComponent) }

  private func file(_ parts: String...) -> String {
    ([stem] + parts.map(Self.safe)).joined(separator: ".")
  }

  private func isBaseline(_ name: String) -> Bool {
    let name = WritableFolder.finalName(ofAside: name) ?? name
    let endings = [Self.pictureEnding, Self.textEnding, Self.recordEnding]
    return name.hasPrefix(stem + ".") && endings.contains { name.hasSuffix("." + $0) }
  }

  /// The name with `-` for each character that is unsafe in file names, shells or links on any
  /// system.
  private static func safe(_ name: String) -> String {
    String(
      String.UnicodeScalarView(
        name.unicodeScalars.map { scalar in
          let isControl = scalar.properties.generalCategory == .control
          return isControl || unsafe.contains(scalar) ? "-" : scalar
        }))
  }

  private static let unsafe = Set("/\\:*?\"<>|".unicodeScalars)
}
