import Assets
public import Foundation

/// The circumstances in which an app is opened.
public struct Opening {
  /// The folder to show; nil if the app chooses.
  public var folder: URL?
  /// Whether the app is shown without a window; it should show samples instead of the user's own
  /// files then.
  public var isHeadless: Bool
  /// The folder of the program's sample files and pictures.
  public let samples: URL

  /// Makes an opening.
  ///
  /// - Throws: ShellError if the program's symbols and samples are not found.
  init(folder: URL?, isHeadless: Bool) throws(ShellError) {
    guard let assets = Assets.found else {
      throw .unavailable(.noAssets(places: Assets.candidates.map(\.path)))
    }
    self.folder = folder
    self.isHeadless = isHeadless
    samples = assets.samples
  }
}
