import Drawing
import Foundation

nonisolated extension PDFInterpreter {
  /// Sets how lines look; false for another operator.
  mutating func setStyle(_ name: String) -> Bool {
    switch name {
    case "w": if let width = numbers(1)?[0] { state.style.width = max(0, width) }
    case "J": if let cap = numbers(1)?[0] { setCap(cap) }
    case "j": if let join = numbers(1)?[0] { setJoin(join) }
    case "M": if let limit = numbers(1)?[0] { state.style.miterLimit = max(1, limit) }
    case "d":
      if let dashes = operands.first?.array { setDashes(dashes, phase: operands.last?.number) }
    default: return false
    }
    return true
  }

  private mutating func setCap(_ number: Double) {
    state.style.cap = CGLineCap(rawValue: Int32(number)) ?? .butt
  }

  private mutating func setJoin(_ number: Double) {
    state.style.join = CGLineJoin(rawValue: Int32(number)) ?? .miter
  }

  private mutating func setDashes(_ dashes: [PDFValue], phase: Double?) {
    let lengths = dashes.compactMap(\.number)
    state.style.dashes = lengths.allSatisfy { $0 >= 0 } ? lengths.map { CGFloat($0) } : []
    state.style.dashPhase = phase ?? 0
  }

  /// Sets what a dictionary of the resources says.
  mutating func setParameters() throws(PDFFault) {
    let entries = try file.dictionary(resource("ExtGState"))
    func opacity(_ name: String) -> CGFloat? {
      entries[name]?.number.map { CGFloat(min(max($0, 0), 1)) }
    }
    state.fill.opacity = opacity("ca") ?? state.fill.opacity
    state.line.opacity = opacity("CA") ?? state.line.opacity
    state.style.width = entries["LW"]?.number.map { CGFloat(max(0, $0)) } ?? state.style.width
    state.style.miterLimit =
      entries["ML"]?.number.map { CGFloat(max(1, $0)) } ?? state.style.miterLimit
    if let cap = entries["LC"]?.number { setCap(cap) }
    if let join = entries["LJ"]?.number { setJoin(join) }
    let dashes = try file.list(entries["D"])
    if let lengths = dashes.first?.array { setDashes(lengths, phase: dashes.last?.number) }
    let modes = try file.list(entries["BM"]).compactMap(\.name)
    state.blendMode = modes.lazy.compactMap { Self.blendModes[$0] }.first ?? state.blendMode
    if let mask = entries["SMask"], mask != .name("None") { throw .undrawn("a soft mask") }
  }

  private static let blendModes: [String: CGBlendMode] = [
    "Normal": .normal, "Compatible": .normal, "Multiply": .multiply, "Screen": .screen,
    "Overlay": .overlay, "Darken": .darken, "Lighten": .lighten, "ColorDodge": .colorDodge,
    "ColorBurn": .colorBurn, "HardLight": .hardLight, "SoftLight": .softLight,
    "Difference": .difference, "Exclusion": .exclusion, "Hue": .hue, "Saturation": .saturation,
    "Color": .color, "Luminosity": .luminosity,
  ]
}
