import CSDL2
import Drawing
import Foundation

/// Measures SDL alone: the lower limit of a benchmark's figures.
public enum SDLBaseline {
  /// Opens a window, draws one text into it and shows one frame.
  ///
  /// - Throws: SDLError without a display or a font.
  public static func showOneText() throws(SDLError) {
    _ = try VideoDriver.start(environment: ProcessInfo.processInfo.environment)
    let window = try WindowHandle(
      title: "SDL", units: CGSize(width: 390, height: 844), isDevice: false)
    let renderer = try RendererChoice.auto.makeRenderer(for: window.pointer)
    defer { SDL_DestroyRenderer(renderer) }
    let places = FontFile.chain(for: Typeface(Font(size: 17))).flatMap(\.places)
    guard TTF_Init() == 0, let font = places.lazy.compactMap({ TTF_OpenFont($0, 34) }).first
    else { throw .noFontToMeasure }
    defer { TTF_CloseFont(font) }
    SDL_SetRenderDrawColor(renderer, 255, 255, 255, 255)
    SDL_RenderClear(renderer)
    let ink = SDL_Color(r: 0, g: 0, b: 0, a: 255)
    if let text = Surface(TTF_RenderUTF8_Blended(font, "Files", ink)) {
      let texture = SDL_CreateTextureFromSurface(renderer, text.pointer)
      var place = SDL_Rect(x: 16, y: 16, w: text.width, h: text.height)
      SDL_RenderCopy(renderer, texture, nil, &place)
      SDL_DestroyTexture(texture)
    }
    SDL_RenderPresent(renderer)
  }

  /// Copies a picture of a size in pixels repeatedly; `measure` runs each copy.
  ///
  /// - Throws: SDLError if there is not enough memory.
  public static func copyFrames(
    width: Int, height: Int, measure: (() -> Void) -> Void
  ) throws(SDLError) {
    let source = try Renderer(width: Int32(width), height: Int32(height))
    let target = try Renderer(width: Int32(width), height: Int32(height))
    // Memory that was never written is not allocated yet, and reads faster than a picture.
    SDL_FillRect(source.surface, nil, 0x7F_7F7F)
    SDL_FillRect(target.surface, nil, 0)
    for _ in 0..<copies {
      measure { SDL_UpperBlit(source.surface, nil, target.surface, nil) }
    }
  }

  /// Enough copies for a steady median; they take 80 ms.
  private static let copies = 100
}
