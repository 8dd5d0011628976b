import CSDL2
import Drawing
import Foundation

extension TextEngine {
  /// Draws a line on nothing, at so many pixels a point, and says how many rows are above its
  /// baseline; nil if there is no ink.
  func draw(_ line: TextLine, scale: CGFloat) -> (surface: Surface, ascent: Int32)? {
    let em = line.font.size * scale
    guard em >= 1 else { return nil }
    let levels = line.color.levels
    let color = SDL_Color(r: levels.red, g: levels.green, b: levels.blue, a: 255)
    let chain = chain(for: line.font)
    let runs = runs(of: line.text, chain: chain, em: em)
    guard runs.count > 1 else {
      return runs.first.flatMap { face(chain[$0.file], em: em)?.draw($0, color) }
    }
    var start: CGFloat = 0
    let drawn = runs.compactMap { run -> DrawnRun? in
      // Placed by measured widths, rounding does not add up from run to run.
      let x = pixel(start * em)
      start += width(of: run, chain: chain)
      return face(chain[run.file], em: em)?.draw(run, color).map { ($0.surface, $0.ascent, x) }
    }
    return joined(drawn)
  }

  private typealias DrawnRun = (surface: Surface, ascent: Int32, x: Int32)

  /// Puts runs side by side on one baseline.
  private func joined(_ runs: [DrawnRun]) -> (surface: Surface, ascent: Int32)? {
    let ascent = runs.map(\.ascent).max() ?? 0
    let descent = runs.map { $0.surface.height - $0.ascent }.max() ?? 0
    let width = runs.map { $0.x + $0.surface.width }.max() ?? 0
    guard width > 0, let line = Surface(width: width, height: ascent + descent) else { return nil }
    for run in runs { line.place(run.surface, x: run.x, y: ascent - run.ascent) }
    return (line, ascent)
  }
}
