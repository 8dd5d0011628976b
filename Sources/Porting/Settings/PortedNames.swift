import Foundation

/// The names of the files that a ported target's sources are rewritten to.
///
/// The plugin of written packages uses this file, too: it has to say what will be written before it is.
public enum PortedNames {
  /// The name for each source: `Screen.linux.swift` of `Screen.swift`.
  ///
  /// The compiler warns of two files with one name, also if one of them is the original. A
  /// `main.swift` means something by its name, but only one of them does.
  /// - Parameter main: The `main.swift` that the app starts with.
  public static func names(of sources: [String], main: String?) -> [String] {
    var used: Set<String> = []
    return sources.map { source in
      if source == main { return "main.swift" }
      let stem = URL(fileURLWithPath: source).deletingPathExtension().lastPathComponent
      var name = "\(stem).linux.swift"
      var number = 2
      // The compiler does not tell capitals from small letters, either.
      while !used.insert(name.lowercased()).inserted {
        name = "\(stem)-\(number).linux.swift"
        number += 1
      }
      return name
    }
  }

  /// The name of the file for a module as a whole.
  public static func name(ofModule module: String) -> String { "\(module)-module.linux.swift" }
}
