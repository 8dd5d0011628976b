/// Words for controllers, made of their names in files.
enum ControllerWords {
  /// The kind of a controller by its tag, as Xcode says it: `tabBarController` is
  /// “Tab Bar Controller”.
  static func kind(ofTag tag: String) -> String {
    if let kind = kinds[tag] { return kind }
    return words(in: tag.prefix(1).uppercased() + tag.dropFirst())
  }

  private static let kinds = [
    "viewControllerPlaceholder": "Storyboard Reference",
    "avPlayerViewController": "AVKit Player View Controller",
    "glkViewController": "GLKit View Controller",
    "hostingController": "Hosting View Controller",
  ]

  /// The words of a class name without those that all have: `BedDetailViewController` is
  /// “Bed Detail”.
  static func title(ofClass name: String) -> String {
    let endings = ["ViewController", "Controller", "VC"]
    let ending = endings.first { name.hasSuffix($0) && name != $0 } ?? ""
    return words(in: String(name.dropLast(ending.count)))
  }

  private static func words(in name: String) -> String {
    let letters = Array(name)
    var words = ""
    for (index, letter) in letters.enumerated() {
      let next = letters.indices.contains(index + 1) ? letters[index + 1] : nil
      let before = index > 0 ? letters[index - 1] : nil
      if letter == "_" {
        words += " "
        continue
      }
      // A word begins after a small letter or digit, and before one in a row of capitals.
      let begins =
        letter.isUppercase
        && (before.map { $0.isLowercase || $0.isNumber } == true
          || before?.isUppercase == true && next?.isLowercase == true)
      words += (begins ? " " : "") + String(letter)
    }
    return words
  }
}
