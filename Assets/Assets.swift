public import Foundation

/// Finds the symbols and samples, beside an installed program as well as in a checkout.
public struct Assets: Sendable {
  /// The folder that holds `Symbols` and `Samples`.
  public let root: URL

  /// The first candidate that holds the assets: beside the program, under its prefix's `share`, or in
  /// the checkout it was built from; nil if there is none.
  public static let found: Assets? = candidates.first(where: isAssets).map(Assets.init(root:))

  /// The folders to search, in order.
  public static var candidates: [URL] {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let folder = program.deletingLastPathComponent()
    return [
      folder.appendingPathComponent("NavigationKit_Assets.resources"),
      folder.deletingLastPathComponent().appendingPathComponent("share/navshell"),
      URL(fileURLWithPath: #filePath).deletingLastPathComponent(),
    ]
  }

  /// The checkout that the program was built from, which need not be there any more.
  public static var checkout: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  }

  /// The SVG file of a symbol, which need not exist.
  public func symbol(_ name: String) -> URL {
    root.appendingPathComponent("Symbols/\(name).svg")
  }

  /// The folder of sample files and pictures.
  public var samples: URL { root.appendingPathComponent("Samples") }

  private static func isAssets(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent("Symbols").path)
  }
}
