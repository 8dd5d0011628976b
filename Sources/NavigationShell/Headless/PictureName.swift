/// The file names of numbered pictures.
nonisolated enum PictureName {
  /// A name such as `01-albums.png`, with a dash for each character that is unsafe in a file name.
  static func file(number: Int, name: String) -> String {
    let digits = number < 10 ? "0\(number)" : "\(number)"
    let safe = name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" }
    return "\(digits)-\(String(safe)).png"
  }
}
