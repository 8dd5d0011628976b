import Drawing

/// A colour space of a PDF file: the meaning of a colour's components.
nonisolated indirect enum PDFColorSpace {
  case gray
  case rgb
  case cmyk
  /// Amounts of an ink, of which a function makes a colour of another space.
  case ink(PDFFunction, PDFColorSpace)
  /// The name of a pattern.
  case pattern

  /// How many components a colour has.
  var count: Int {
    switch self {
    case .gray, .ink: 1
    case .rgb: 3
    case .cmyk: 4
    case .pattern: 0
    }
  }

  /// The colour before one is set.
  var initial: Color {
    switch self {
    case .ink: color([1])
    case .gray, .rgb, .cmyk, .pattern: .black
    }
  }

  /// The colour of components, of which missing ones are 0.
  func color(_ components: [Double]) -> Color {
    let parts = (0..<4).map { $0 < components.count ? min(max(components[$0], 0), 1) : 0 }
    switch self {
    case .gray: return Color(red: parts[0], green: parts[0], blue: parts[0])
    case .rgb: return Color(red: parts[0], green: parts[1], blue: parts[2])
    case .cmyk:
      // Without the inks' profile, which devices do not agree on.
      func light(_ ink: Double) -> Double { (1 - ink) * (1 - parts[3]) }
      return Color(red: light(parts[0]), green: light(parts[1]), blue: light(parts[2]))
    case .ink(let function, let space): return space.color(function.values(at: parts[0]))
    case .pattern: return .black
    }
  }

  /// Reads a space: a name, or an array that begins with one.
  init(_ value: PDFValue?, of file: PDFFile, depth: Int = 0) throws(PDFFault) {
    let parts = try file.list(value)
    guard let name = parts.first?.name, depth < Self.deepest else { throw .damaged }
    switch name {
    case "DeviceGray", "CalGray", "G": self = .gray
    case "DeviceRGB", "CalRGB", "RGB": self = .rgb
    case "DeviceCMYK", "CMYK": self = .cmyk
    case "Pattern": self = .pattern
    case "ICCBased": self = try Self.profile(parts, file)
    case "Separation":
      guard parts.count == 4 else { throw .damaged }
      let other = try PDFColorSpace(parts[2], of: file, depth: depth + 1)
      self = .ink(try PDFFunction(parts[3], of: file), other)
    default: throw .undrawn("colours of the space \(name)")
    }
  }

  private static let deepest = 4

  /// The space of a profile's number of components; the profile itself is not read.
  private static func profile(_ parts: [PDFValue], _ file: PDFFile) throws(PDFFault)
    -> PDFColorSpace
  {
    let entries = parts.count > 1 ? parts[1].entries : nil
    return switch try file.resolved(entries?["N"]).count {
    case 1: .gray
    case 3: .rgb
    case 4: .cmyk
    default: throw .damaged
    }
  }
}
