import NavigationKit

extension SceneBuilder {
  /// Gives a page without a title, which code would give one, the name of its class in brackets, so
  /// that it is seen which page it is and that the title is not the file's.
  func inventTitle(of controller: UIViewController, _ element: DocumentElement) {
    guard !hasCode, controller.navigationItem.title == nil,
      controller.navigationItem.titleView == nil, let name = element.customClass?.name
    else { return }
    controller.navigationItem.title = "(\(InventedTitle.words(of: name)))"
  }
}

/// A title made of the name of a class.
enum InventedTitle {
  /// The words of a class name without those that all have: `BedDetailViewController` is
  /// “Bed Detail”.
  static func words(of name: String) -> String {
    let endings = ["ViewController", "Controller", "VC"]
    let ending = endings.first { name.hasSuffix($0) && name != $0 } ?? ""
    let letters = Array(name.dropLast(ending.count))
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
