import Assets
public import Drawing
public import Foundation

extension FontLibrary {
  /// Makes a library of an app's font files; one without a font that has a name is left out.
  ///
  /// - Parameter includesMachine: Whether the machine's fonts are found, too; they differ from one
  ///   machine to another, so pictures that are compared are drawn without them.
  public convenience init(files: [URL], includesMachine: Bool = false) {
    self.init {
      let own = files.map(\.path).filter(RegularFile.isThere)
      return own.compactMap { NamedFace(fontFile: $0) }
        + (includesMachine ? MachineFonts.faces : [])
    }
  }
}
