import CCairo
import CSDL2
import Drawing
import Foundation

/// The versions of the libraries and fonts that rendering depends on.
///
/// With the same libraries and fonts, the same frame has the same pixels on every machine; with
/// others it may not.
public nonisolated enum RenderingLibraries {
  /// The version of each library, and the fingerprint of each family of fonts, by name.
  public static var versions: [String: String] {
    var sdl = SDL_version()
    SDL_GetVersion(&sdl)
    var versions = [
      "SDL": text(sdl), "SDL_ttf": TTF_Linked_Version().map { text($0.pointee) } ?? "none",
      "SDL_image": IMG_Linked_Version().map { text($0.pointee) } ?? "none",
      "FreeType": freeType, "HarfBuzz": String(cString: hb_version_string()),
      "Cairo": String(cString: cairo_version_string()),
    ]
    for (family, files) in families { versions["font \(family)"] = fingerprint(of: files) }
    return versions
  }

  private static func text(_ version: SDL_version) -> String {
    "\(version.major).\(version.minor).\(version.patch)"
  }

  /// FreeType's version, which SDL_ttf only knows once it is initialised.
  private static var freeType: String {
    guard TTF_WasInit() > 0 || TTF_Init() == 0 else { return "none" }
    var (major, minor, patch): (Int32, Int32, Int32) = (0, 0, 0)
    TTF_GetFreeTypeVersion(&major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }

  private static let families: [(String, [FontFile])] = {
    let weights: [Font.Weight] = [.light, .regular, .medium, .semibold, .bold]
    return [
      ("Inter", weights.map { .inter($0) }),
      ("Inter Display", weights.map { .interDisplay($0) }),
      ("DejaVu Sans", [.dejaVu(isBold: false), .dejaVu(isBold: true)]),
      ("DejaVu Sans Mono", [.dejaVuMono(isBold: false), .dejaVuMono(isBold: true)]),
      ("WenQuanYi Micro Hei", [.microHei]), ("Noto Color Emoji", [.notoEmoji]),
    ]
  }()

  /// At least the bytes of the directory at the start of a font, which has a sum of each part of the file: enough
  /// to tell large fonts apart.
  private static let directory = 1024

  /// One fingerprint of the installed files of a family, of which one is in memory at a time.
  private static func fingerprint(of files: [FontFile]) -> String {
    let fingerprints = files.compactMap { file in
      file.places.lazy.compactMap(MappedFile.init).first.map {
        let bytes = UnsafeRawBufferPointer(start: $0.start, count: $0.count)
        return Fingerprint(
          of: file == .notoEmoji ? .init(rebasing: bytes.prefix(directory)) : bytes
        )
        .description
      }
    }
    return fingerprints.isEmpty
      ? "not installed" : Fingerprint(of: fingerprints.joined()).description
  }
}
