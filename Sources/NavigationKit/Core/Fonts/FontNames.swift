import Drawing
import Foundation
import Synchronization

/// Finds fonts by their names and by their families: the system's first, then those of the stage.
nonisolated enum FontNames {
  /// The fonts of the current stage; like the stage, set only during a call.
  ///
  /// Guarded, as fonts are asked for from any thread.
  private static let found = Mutex<FontLibrary?>(nil)

  /// Takes the fonts of the stage that is current now; nil if none is.
  static func use(_ library: FontLibrary?) { found.withLock { $0 = library } }

  private static var library: FontLibrary? { found.withLock { $0 } }
  private static let system = Dictionary(grouping: SystemFont.all, by: \.family)
  private static let named = Dictionary(
    uniqueKeysWithValues: SystemFont.all.map { ($0.name, $0) })

  /// The font of a name, or the first of a family; nil if there is none.
  static func font(named name: String, size: CGFloat) -> Font? {
    (named[name] ?? system[name]?.first)?.font(size: size)
      ?? library?.face(named: name).map { Font($0, size: size) }
  }

  /// The names of all families, in order.
  static var families: [String] {
    Set(system.keys).union(library?.faces.map(\.family) ?? []).sorted()
  }

  /// The fonts of a family, the regular one first, in no size.
  static func fonts(of family: String) -> [Font] {
    system[family]?.map { $0.font(size: 0) }
      ?? library?.faces.filter { $0.family == family }.map { Font($0, size: 0) } ?? []
  }

  /// The font's own name.
  static func name(of font: Font) -> String { font.face?.name ?? SystemFont(font).name }
  /// The name of the font's family.
  static func family(of font: Font) -> String { font.face?.family ?? SystemFont(font).family }
  /// The font's name in its family.
  static func style(of font: Font) -> String { font.face?.style ?? SystemFont(font).face }
}
