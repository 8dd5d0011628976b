import Drawing
import Foundation

/// Turns the operators of a page, or of a form that it draws, into operations.
nonisolated struct PDFInterpreter {
  let file: PDFFile
  /// The resources that operators name.
  let resources: [String: PDFValue]
  /// From the page's or form's own coordinates to the picture's.
  let base: CGAffineTransform
  /// How many forms are around this one.
  let depth: Int
  var state: PDFState
  private var saved: [PDFState] = []
  /// The path that is being made, in the coordinates of the state.
  var path = Path()
  /// The rule of the clip that the path becomes once it is painted.
  var clipRule: CGPathFillRule?
  /// The operands of the next operator.
  private(set) var operands: [PDFValue] = []
  var operations: [GraphicsOperation] = []

  /// More than any operator of use has.
  private static let maximumOperands = 64
  private static let maximumSavedStates = 500

  init(
    _ file: PDFFile, resources: [String: PDFValue], state: PDFState, depth: Int = 0
  ) {
    (self.file, self.resources, self.state, self.depth) = (file, resources, state, depth)
    base = state.transform
  }

  /// Follows all operators.
  mutating func run(_ content: [UInt8]) throws(PDFFault) {
    try file.spend(content.count)
    var scanner = PDFScanner(content)
    while true {
      switch scanner.next() {
      case .value(let value):
        if operands.count < Self.maximumOperands { operands.append(value) }
      case .word(let word):
        try perform(word)
        operands.removeAll(keepingCapacity: true)
      case .end: return
      }
    }
  }

  /// Follows an operator; an unknown one draws nothing.
  private mutating func perform(_ name: String) throws(PDFFault) {
    if addToPath(name) || paintPath(name) || setStyle(name) { return }
    if try setColor(name) { return }
    switch name {
    case "q": try save()
    case "Q": if let last = saved.popLast() { state = last }
    case "cm":
      if let transform { state.transform = transform.concatenating(state.transform).finite }
    case "gs": try setParameters()
    case "Do": try drawObject()
    case "sh": try drawShading()
    case "Tr": state.hidesText = operands.last == .number(Self.invisible)
    case "Tj", "TJ", "'", "\"": if !state.hidesText { throw .undrawn("text") }
    case "BI": throw .undrawn("a bitmap")
    default: break
    }
  }

  /// The way of drawing text that only makes it known.
  private static let invisible = 3.0

  private mutating func save() throws(PDFFault) {
    guard saved.count < Self.maximumSavedStates else { throw .tooMuchWork }
    saved.append(state)
  }

  // MARK: Operands

  /// The operands that are numbers, if there are at least so many.
  func numbers(_ count: Int) -> [Double]? {
    let numbers = operands.compactMap(\.number)
    return numbers.count >= count ? numbers : nil
  }

  private var transform: CGAffineTransform? {
    numbers(6).map {
      CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    }
  }

  /// The resource of a kind that the last operand names.
  func resource(_ kind: String) throws(PDFFault) -> PDFValue {
    guard let name = operands.last?.name else { return .null }
    return try file.resolved(file.resolved(resources[kind]).entries?[name])
  }
}
