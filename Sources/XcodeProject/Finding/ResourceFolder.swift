/// The resources in a folder of plain sources.
struct ResourceFolder {
  let path: String

  /// Its interfaces, pictures, texts and the like, sorted.
  var resources: [ProjectResource] {
    var found: [String] = []
    var waiting = [path]
    while let folder = waiting.popLast(), found.count < Self.maximumCount {
      for name in ProjectFile.names(in: folder) where !name.hasPrefix(".") {
        let place = "\(folder)/\(name)"
        if Self.types.contains(name.typeOfPath), name != "Info.plist" {
          found.append(place)
        } else if ["", "lproj"].contains(name.typeOfPath), !Self.foreign.contains(name),
          ProjectFile.isFolder(place), !ProjectFile.isLink(place)
        {
          waiting.append(place)
        }
      }
    }
    return found.sorted().map(ProjectResource.init(path:))
  }

  private static let types: Set = [
    "storyboard", "xib", "xcassets", "strings", "stringsdict", "xcstrings", "png", "jpg", "jpeg",
    "gif", "pdf", "svg", "json", "plist", "ttf", "otf", "txt", "html", "css", "js", "csv", "wav",
    "mp3", "bundle",
  ]
  private static let foreign: Set = ["Pods", "Carthage", "DerivedData", "node_modules"]
  /// The maximum number of resources: more than an app's folder has.
  private static let maximumCount = 5000
}
