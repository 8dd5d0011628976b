nonisolated extension PDFFunction {
  /// Reads a function, or an array of one for each component.
  init(_ value: PDFValue?, of file: PDFFile, depth: Int = 0) throws(PDFFault) {
    let value = try file.resolved(value)
    // A function that holds itself has no end.
    guard depth < Self.deepest else { throw .damaged }
    if let functions = value.array {
      var components: [PDFFunction] = []
      for function in functions {
        components.append(try PDFFunction(function, of: file, depth: depth + 1))
      }
      self = .components(components)
      return
    }
    try file.spend(Self.cost)
    let entries = try file.dictionary(value)
    switch entries["FunctionType"]?.count {
    case 0: self = try Self.samples(of: value, entries, file)
    case 2:
      let from = try file.numbers(entries["C0"])
      let to = try file.numbers(entries["C1"])
      self = .power(
        from: from.isEmpty ? [0] : from, to: to.isEmpty ? [1] : to,
        exponent: entries["N"]?.number ?? 1)
    case 3: self = try Self.parts(entries, file, depth)
    case 4: throw .undrawn("colours that a program computes")
    default: throw .damaged
    }
  }

  private static let deepest = 8
  /// The steps that a function costs, beside its bytes, as it may be named again and again.
  private static let cost = 200

  private static func parts(
    _ entries: [String: PDFValue], _ file: PDFFile, _ depth: Int
  ) throws(PDFFault) -> PDFFunction {
    let functions = try file.list(entries["Functions"])
    let domain = try file.numbers(entries["Domain"])
    let ends = try file.numbers(entries["Encode"])
    guard domain.count == 2, !functions.isEmpty, ends.count >= functions.count * 2 else {
      throw .damaged
    }
    let places = [domain[0]] + (try file.numbers(entries["Bounds"])) + [domain[1]]
    guard places.count == functions.count + 1, places == places.sorted() else { throw .damaged }
    var parts: [Part] = []
    for (index, function) in functions.enumerated() {
      parts.append(
        Part(
          domain: places[index]...places[index + 1], start: ends[index * 2],
          end: ends[index * 2 + 1],
          function: try PDFFunction(function, of: file, depth: depth + 1)))
    }
    return .parts(parts)
  }

  private static func samples(
    of value: PDFValue, _ entries: [String: PDFValue], _ file: PDFFile
  ) throws(PDFFault) -> PDFFunction {
    let sizes = try file.numbers(entries["Size"])
    let range = try file.numbers(entries["Range"])
    guard sizes.count == 1, entries["BitsPerSample"]?.count == 8 else {
      throw .undrawn("colours of an odd table")
    }
    let (count, width) = (Int(sizes[0]), range.count / 2)
    let data = try file.data(of: value)
    guard count > 0, width > 0, count <= data.count / width else { throw .damaged }
    let decoded = try file.numbers(entries["Decode"])
    let ends = decoded.count == range.count ? decoded : range
    return .samples(
      (0..<count).map { place in
        (0..<width).map { index in
          let level = Double(data[place * width + index]) / 255
          return ends[index * 2] + (ends[index * 2 + 1] - ends[index * 2]) * level
        }
      })
  }
}
