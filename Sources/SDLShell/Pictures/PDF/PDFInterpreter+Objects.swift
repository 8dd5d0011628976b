import Drawing
import Foundation

nonisolated extension PDFInterpreter {
  /// Draws a gradient over all of the clip.
  mutating func drawShading() throws(PDFFault) {
    let shading = try PDFShading(resource("Shading"), of: file)
    var inside = state
    if let box = shading.box { inside.clip(to: Path { $0.addRect(box) }, .winding) }
    operations.append(
      inside.operation(.gradient(shading.gradient), opacity: state.fill.opacity))
  }

  /// Draws an object that the operand names.
  mutating func drawObject() throws(PDFFault) {
    let object = try resource("XObject")
    let entries = try file.dictionary(object)
    guard !entries.isEmpty else { throw .damaged }
    switch entries["Subtype"]?.name {
    case "Form": try draw(form: object, entries)
    case "Image": throw .undrawn("a bitmap")
    default: break
    }
  }

  private mutating func draw(
    form: PDFValue, _ entries: [String: PDFValue]
  ) throws(PDFFault) {
    // A form that draws itself has no end.
    guard depth < Self.deepest else { throw .damaged }
    try file.spend(Self.cost)
    let own = CGAffineTransform(numbers: try file.numbers(entries["Matrix"]))
    var inner = state
    inner.transform = own.concatenating(state.transform).finite
    if let box = CGRect(corners: try file.numbers(entries["BBox"])) {
      inner.clip(to: Path { $0.addRect(box) }, .winding)
    }
    let isGroup = entries["Group"] != nil && !isPlain
    if isGroup {
      (inner.fill.opacity, inner.line.opacity, inner.blendMode) = (1, 1, .normal)
    }
    var interpreter = PDFInterpreter(
      file, resources: entries["Resources"]?.entries ?? resources, state: inner,
      depth: depth + 1)
    try interpreter.run(file.data(of: form))
    if isGroup {
      add(group: interpreter.operations)
    } else {
      operations += interpreter.operations
    }
  }

  /// Whether a group looks like its parts drawn one by one.
  private var isPlain: Bool { state.fill.opacity == 1 && state.blendMode == .normal }

  private mutating func add(group: [GraphicsOperation]) {
    var operation = GraphicsOperation(.group(group))
    (operation.opacity, operation.blendMode) = (state.fill.opacity, state.blendMode)
    operations.append(operation)
  }

  private static let deepest = 16
  /// The steps that a form costs, beside its bytes.
  private static let cost = 4000
}
