import Assets
public import Foundation

/// What an app is opened with.
public struct Opening {
  /// The folder to show; nil leaves the choice to the app.
  public var folder: URL?
  /// Whether nobody is watching: then samples are shown rather than a person's own files.
  public var isHeadless: Bool
  /// The folder of the sample files and pictures that come with the program.
  public let samples: URL

  /// Makes an opening.
  ///
  /// - Throws: ShellError if the symbols and samples that come with the program are not found.
  init(folder: URL?, isHeadless: Bool) throws(ShellError) {
    guard let assets = Assets.found else {
      throw .unavailable(.noAssets(places: Assets.candidates.map(\.path)))
    }
    self.folder = folder
    self.isHeadless = isHeadless
    samples = assets.samples
  }
}
