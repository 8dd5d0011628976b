public import Foundation

/// Where the baselines of a scenario lie, and what they are called.
///
/// Those of `swipes/back.yaml` lie in `swipes/back`: of each variant, such as `iphone-8.light`, a picture
/// `back.VARIANT.NAME.png` and a text `back.VARIANT.NAME.txt` for each capture and film, and one record
/// `back.VARIANT.frames`. Nothing in a name tells the machine or counts, so that names stay when a
/// scenario grows.
public struct BaselineFolder: Hashable, Sendable {
  /// The folder; it need not exist.
  public let url: URL

  /// The folder of a scenario's file.
  public init(scenario: URL) { url = scenario.deletingPathExtension() }

  /// The folder itself, for one whose scenario may be gone.
  public init(url: URL) { self.url = url }

  /// The name of a capture's picture, or of a film's strip.
  public func picture(_ name: String, variant: String) -> String {
    file(variant, name, Self.pictureEnding)
  }

  /// The name of the text of a capture's screen, or of a film's last.
  public func text(_ name: String, variant: String) -> String {
    file(variant, name, Self.textEnding)
  }

  /// The name of a variant's record.
  public func record(variant: String) -> String { file(variant, Self.recordEnding) }

  /// All that a variant with these captures and films refers to, the record last.
  public func files(of captures: [String], variant: String) -> [String] {
    captures.flatMap { [picture($0, variant: variant), text($0, variant: variant)] }
      + [record(variant: variant)]
  }

  /// Which files of a listing of the folder are baselines that nobody refers to, sorted; what a killed
  /// run left aside is among them.
  ///
  /// What is not named like a baseline of this folder is somebody else's, and is left out.
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

  /// A name with `-` for what no file name should hold on any system, in a shell or in a link.
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
