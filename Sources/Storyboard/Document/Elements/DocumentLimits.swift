/// How large a file may be; real files are far below these limits.
public enum DocumentLimits {
  /// The most bytes of a file, 50 MB; reading takes less than 300 MB of memory.
  public static let mostBytes = 50_000_000
  /// The most elements of a file.
  ///
  /// The largest of 2,319 public files has about 3,600.
  public static let mostElements = 100_000
  /// The most elements inside each other.
  ///
  /// 24 is the most in real files; values that are much deeper
  /// could overflow the stack where they are walked or freed.
  public static let deepest = 200
  /// The most attributes of an element; real ones have up to about 40.
  ///
  /// libxml2 compares each with all others.
  static let maximumAttributes = 250
  /// The most attributes of a file, which take much more memory than their bytes.
  static let maximumTotalAttributes = 700_000
  /// The most namespaces that a file declares; libxml2 looks through all for each name.
  static let maximumNamespaces = 100
  /// The longest XML declaration in bytes; Xcode's has 54.
  static let longestDeclaration = 500
  /// The most bytes of a strings file, 10 MB.
  static let maximumStringsBytes = 10_000_000
  /// The most texts of an object; a segmented control has one for each segment.
  static let maximumTexts = 250
  /// The most issues that are kept of one file; a person reads no more.
  static let maximumIssues = 1000
  /// The largest length or position in points.
  ///
  /// Beyond it, 32-bit numbers lose a quarter of a point.
  static let longest = 1_000_000.0
  /// The largest size of a font in points.
  static let largestFont = 1000.0
  /// The largest whole number, so that sums of a few cannot overflow.
  static let largestWhole = Int(Int32.max)
}
