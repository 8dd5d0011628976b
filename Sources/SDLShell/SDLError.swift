public import Foundation

/// Something missing or failing on this machine, or a file that is not a picture.
///
/// A `reason` is SDL's own message.
public nonisolated enum SDLError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no display to open a window on.
  case noDisplay(NoDisplayReason)
  /// SDL cannot open a window.
  case noWindow(reason: String)
  /// SDL has no renderer for a window.
  case noRenderer(reason: String)
  /// A surface of that size cannot be made.
  case noSurface(width: Int, height: Int, reason: String)
  /// The renderer has lost its surface.
  case surfaceGone
  /// SDL cannot draw into a texture.
  case noTarget(reason: String)
  /// A frame of that size in points and scale is empty or too large.
  case noCanvas(CGSize, scale: CGFloat)
  /// None of the fonts for text is installed.
  case noFont
  /// None of the fonts for the benchmark is installed.
  case noFontToMeasure
  /// SDL_ttf cannot be initialised.
  case noText(reason: String)
  /// Memory is short.
  case noMemory(Purpose)
  /// There is no memory for a picture of that size in pixels.
  case noMemoryForPicture(width: Int, height: Int)
  /// The data, of that many bytes, is not a PNG file.
  case notPNG(bytes: Int)
  /// The data, of that many bytes, is not a PNG file in the form that ``PNG`` writes.
  case notOurPNG(bytes: Int)
  /// The pixels of a PNG are damaged.
  case damagedPNG
  /// A PNG needs at least one pixel.
  case emptyPNG(width: Int, height: Int)
  /// A PNG of that size would have too many bytes.
  case tooLargePNG(width: Int, height: Int)
  /// zlib failed.
  case noPacking

  /// Why there is no display.
  public enum NoDisplayReason: Hashable, Sendable {
    /// The environment names no display.
    case unnamed
    /// SDL found only a driver without a display.
    case invisible(driver: String)
    /// Anything else.
    case other(reason: String)
  }

  /// The purpose of the memory.
  public enum Purpose: Hashable, Sendable {
    /// The pixels of a screen.
    case screen(width: Int, height: Int)
    /// The pixels of a picture.
    case picture(width: Int, height: Int)
    /// Compressing a picture.
    case packing
    /// Reading a compressed picture.
    case unpacking
  }

  /// Whether memory was short.
  public var isOutOfMemory: Bool { if case .noMemory = self { true } else { false } }

  /// Whether the cause is a picture's file instead of the machine.
  public var isAboutFile: Bool {
    switch self {
    case .notPNG, .notOurPNG, .damagedPNG, .noMemoryForPicture: true
    default: false
    }
  }
}

nonisolated extension SDLError {
  /// The error message: what went wrong, where, and what to do, in one line.
  public var description: String {
    switch self {
    case .noDisplay(let why):
      "no display to open a window on (\(why)): log in to a desktop, set DISPLAY or "
        + "WAYLAND_DISPLAY, or run under xvfb-run"
    case .noWindow(let reason): "SDL cannot open a window: \(reason)"
    case .noRenderer(let reason): "SDL cannot draw into a window: \(reason)"
    case .noSurface(let width, let height, let reason):
      "cannot make a surface of \(width)×\(height) pixels to draw on: \(reason); "
        + "ask for a smaller size"
    case .surfaceGone: "the surface to draw on is gone"
    case .noTarget(let reason):
      "SDL cannot draw on a picture in memory: \(reason); try --renderer software"
    case .noCanvas(let size, let scale):
      "cannot draw on \(size.width)×\(size.height) points at \(scale)×; give it another size"
    case .noFont:
      "no font to draw text with: Inter and DejaVu Sans are not under /usr/share/fonts or "
        + "~/.local/share/fonts; install the package fonts-inter or fonts-dejavu-core"
    case .noFontToMeasure: "no font to draw a text with: install the package fonts-inter"
    case .noText(let reason): "SDL_ttf cannot draw text: \(reason); reinstall libsdl2-ttf"
    case .noMemory(let purpose): "there is no memory for \(purpose); free some, or ask for less"
    case .noMemoryForPicture(let width, let height):
      "no memory for a picture of \(width)×\(height) pixels; free some"
    case .notPNG(let bytes): "not a PNG picture or a damaged one (\(bytes) bytes); make it anew"
    case .notOurPNG(let bytes):
      "not a PNG picture of ours or a damaged one (\(bytes) bytes); make it anew"
    case .damagedPNG: "the PNG picture is damaged; make it anew"
    case .emptyPNG(let width, let height):
      "cannot write a PNG of \(width)×\(height) pixels; draw something"
    case .tooLargePNG(let width, let height):
      "a PNG of \(width)×\(height) pixels would be too large; make it smaller"
    case .noPacking: "zlib cannot pack a picture"
    }
  }
}

nonisolated extension SDLError.NoDisplayReason: CustomStringConvertible {
  /// The reason, to be put in brackets.
  public var description: String {
    switch self {
    case .unnamed: "neither DISPLAY nor WAYLAND_DISPLAY is set"
    case .invisible(let driver): "SDL found only its invisible driver \"\(driver)\""
    case .other(let reason): reason
    }
  }
}

nonisolated extension SDLError.Purpose: CustomStringConvertible {
  /// The purpose, to follow "memory for".
  public var description: String {
    switch self {
    case .screen(let width, let height): "a screen of \(width)×\(height) pixels"
    case .picture(let width, let height): "a picture of \(width)×\(height) pixels"
    case .packing: "packing a picture"
    case .unpacking: "unpacking a picture"
    }
  }
}
