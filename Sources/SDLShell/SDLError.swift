public import Foundation

/// What of the machine is missing or failed, or which picture is none.
///
/// A `reason` is what SDL itself says.
public nonisolated enum SDLError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no display to open a window on.
  case noDisplay(Displaylessness)
  /// SDL cannot open a window.
  case noWindow(reason: String)
  /// SDL has nothing to draw into a window with.
  case noRenderer(reason: String)
  /// There is no surface of that size to draw on.
  case noSurface(width: Int, height: Int, reason: String)
  /// The surface to draw on is gone.
  case surfaceGone
  /// SDL cannot draw on a picture in place of the frame.
  case noTarget(reason: String)
  /// Nothing can be drawn on so many points, with so many pixels in each.
  case noCanvas(CGSize, scale: CGFloat)
  /// None of the fonts for running text is installed.
  case noFont
  /// None of the fonts to measure with is installed.
  case noFontToMeasure
  /// SDL_ttf does not start.
  case noText(reason: String)
  /// Memory is short, where all else is there.
  case noMemory(Purpose)
  /// There is no memory for a picture of so many pixels.
  case noMemoryForPicture(width: Int, height: Int)
  /// So many bytes are no PNG.
  case notPNG(bytes: Int)
  /// So many bytes are no PNG as ``PNG`` writes it.
  case notOurPNG(bytes: Int)
  /// The pixels of a PNG are damaged.
  case damagedPNG
  /// A PNG of so many pixels cannot be written.
  case emptyPNG(width: Int, height: Int)
  /// A PNG of so many pixels would have too many bytes.
  case tooLargePNG(width: Int, height: Int)
  /// zlib fails.
  case noPacking

  /// Why there is no display.
  public enum Displaylessness: Hashable, Sendable {
    /// The environment names none.
    case unnamed
    /// SDL found only a driver that shows nothing.
    case invisible(driver: String)
    /// Anything else.
    case other(reason: String)
  }

  /// What memory is wanted for.
  public enum Purpose: Hashable, Sendable {
    case screen(width: Int, height: Int)
    case picture(width: Int, height: Int)
    case packing
    case unpacking
  }

  /// Whether memory was short, where all else is there.
  public var isOutOfMemory: Bool { if case .noMemory = self { true } else { false } }

  /// Whether it is about a picture's file, and not the machine.
  public var isAboutFile: Bool {
    switch self {
    case .notPNG, .notOurPNG, .damagedPNG, .noMemoryForPicture: true
    default: false
    }
  }
}

nonisolated extension SDLError {
  /// What went wrong, where, and the cure: one line for a person.
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

nonisolated extension SDLError.Displaylessness: CustomStringConvertible {
  /// The reason, to stand in brackets.
  public var description: String {
    switch self {
    case .unnamed: "neither DISPLAY nor WAYLAND_DISPLAY is set"
    case .invisible(let driver): "SDL found only its invisible driver \"\(driver)\""
    case .other(let reason): reason
    }
  }
}

nonisolated extension SDLError.Purpose: CustomStringConvertible {
  /// The purpose, to stand behind "memory for".
  public var description: String {
    switch self {
    case .screen(let width, let height): "a screen of \(width)×\(height) pixels"
    case .picture(let width, let height): "a picture of \(width)×\(height) pixels"
    case .packing: "packing a picture"
    case .unpacking: "unpacking a picture"
    }
  }
}
