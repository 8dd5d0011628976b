/// Why a format cannot be read.
nonisolated enum PredicateFault: Error, Hashable, CustomStringConvertible {
  case unexpected(String, wanted: String)
  case ended(wanted: String)
  case openText(String)
  case noArgument(placeholder: Int)
  case notKeyPath(String)
  case option(String)

  var description: String {
    switch self {
    case .unexpected(let found, let wanted): "there is “\(found)” where \(wanted) should be."
    case .ended(let wanted): "it ends where \(wanted) should be."
    case .openText(let text): "the text that begins with “\(text)” has no closing quotation mark."
    case .noArgument(let number):
      "it has a placeholder \(number), and \(number - 1) arguments were given."
    case .notKeyPath(let found): "%K stands for a key path as a text, and is \(found)."
    case .option(let letters): "there is no option [\(letters)]: write [c], [d] or [cd]."
    }
  }
}
