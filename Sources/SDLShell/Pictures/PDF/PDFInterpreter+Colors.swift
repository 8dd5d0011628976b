import Drawing
import Foundation

nonisolated extension PDFInterpreter {
  /// Sets what is painted with; false for another operator.
  mutating func setColor(_ name: String) throws(PDFFault) -> Bool {
    let paint: WritableKeyPath<PDFState, PDFState.Paint> =
      name.first?.isUppercase == true ? \.line : \.fill
    switch name {
    case "g", "G": set(paint, to: .gray)
    case "rg", "RG": set(paint, to: .rgb)
    case "k", "K": set(paint, to: .cmyk)
    case "cs", "CS":
      let space = try namedSpace()
      (state[keyPath: paint].space, state[keyPath: paint].color) = (space, space.initial)
      state[keyPath: paint].pattern = nil
    case "sc", "SC", "scn", "SCN":
      guard case .pattern = state[keyPath: paint].space else {
        set(paint, to: state[keyPath: paint].space)
        return true
      }
      try setPattern(paint)
    default: return false
    }
    return true
  }

  private mutating func set(
    _ paint: WritableKeyPath<PDFState, PDFState.Paint>, to space: PDFColorSpace
  ) {
    state[keyPath: paint].space = space
    state[keyPath: paint].color = space.color(operands.compactMap(\.number))
    state[keyPath: paint].pattern = nil
  }

  /// The space that the operand names: one of the format's own, or one of the resources.
  private func namedSpace() throws(PDFFault) -> PDFColorSpace {
    let own = try resource("ColorSpace")
    return try PDFColorSpace(own == .null ? operands.last : own, of: file)
  }

  private mutating func setPattern(
    _ paint: WritableKeyPath<PDFState, PDFState.Paint>
  ) throws(PDFFault) {
    let entries = try file.dictionary(resource("Pattern"))
    guard entries["PatternType"]?.count == 2 else { throw .undrawn("a pattern of tiles") }
    let own = CGAffineTransform(numbers: try file.numbers(entries["Matrix"]))
    state[keyPath: paint].pattern = (
      try PDFShading(entries["Shading"], of: file), own.concatenating(base).finite
    )
  }
}

nonisolated extension CGAffineTransform {
  /// Makes a transform of six numbers; others change nothing.
  init(numbers: [Double]) {
    guard numbers.count == 6 else {
      self = .identity
      return
    }
    self.init(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }
}
