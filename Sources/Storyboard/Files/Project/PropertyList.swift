import Assets
import Foundation

/// Reads the property lists of a project: `Info.plist` and `project.pbxproj`.
enum PropertyList {
  /// A property list whose top is a dictionary, in XML or the older form with braces.
  static func dictionary(at path: String) throws(StoryboardError) -> [String: Any] {
    let contents: Data
    do throws(RegularFile.Trouble) {
      contents = try RegularFile.contents(of: path, limit: DocumentLimits.mostBytes)
    } catch {
      throw StoryboardError(file: path, reason: "\(error)")
    }
    // A few of its bytes can stand for gigabytes.
    guard !contents.starts(with: "bplist".utf8) else {
      throw StoryboardError(
        file: path,
        reason: "it is a binary property list; convert it with plutil -convert xml1")
    }
    let list = try? PropertyListSerialization.propertyList(from: contents, format: nil)
    guard let list = list as? [String: Any] else {
      throw StoryboardError(
        file: path, reason: "it is damaged or no property list; mend it, or name a storyboard")
    }
    return list
  }
}
