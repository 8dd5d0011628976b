/// The objects of a PDF file, which are read when they are asked for.
nonisolated final class PDFFile {
  let bytes: [UInt8]
  /// The entries that say where the file begins.
  let trailer: [String: PDFValue]
  let places: [Int: PDFPlace]
  private var objects: [Int: PDFValue] = [:]
  /// The objects that are being read: one that needs itself is not there.
  private var pending: Set<Int> = []
  /// The bytes that may still be read and unpacked.
  private var budget = PDFFile.maximumSteps

  /// The largest file; icons have a few thousand bytes.
  static let maximumBytes = 16 << 20
  /// About a second: some objects are read more than once, and packed bytes become more.
  private static let maximumSteps = 32 << 20

  /// Opens a file.
  ///
  /// - Parameter isRepaired: Whether objects are looked for in all of the file, instead of where
  ///   its tables say.
  init(_ bytes: [UInt8], isRepaired: Bool = false) throws(PDFFault) {
    guard bytes.starts(with: Self.mark) else { throw .damaged }
    guard bytes.count <= Self.maximumBytes else { throw .tooMuchWork }
    self.bytes = bytes
    let table = isRepaired ? PDFTable(searching: bytes) : PDFTable(of: bytes)
    (places, trailer) = (table.places, table.trailer)
    guard trailer["Encrypt"] == nil else { throw .undrawn("encrypted contents") }
  }

  /// Whether bytes say that they are a PDF file.
  static func isPDF(_ bytes: [UInt8]) -> Bool { bytes.starts(with: mark) }

  private static let mark = Array("%PDF-".utf8)

  /// Counts work; throws once it is too much.
  func spend(_ steps: Int) throws(PDFFault) {
    budget -= max(0, steps)
    guard budget > 0 else { throw .tooMuchWork }
  }

  /// The value itself, or the object that it refers to; null if there is none.
  func resolved(_ value: PDFValue?) throws(PDFFault) -> PDFValue {
    var value = value ?? .null
    for _ in 0..<Self.maximumHops {
      guard case .reference(let number) = value else { return value }
      value = try object(number)
    }
    return .null
  }

  /// References to references are rare, and may be circles.
  private static let maximumHops = 8

  private func object(_ number: Int) throws(PDFFault) -> PDFValue {
    if let cached = objects[number] { return cached }
    guard let place = places[number], pending.insert(number).inserted else { return .null }
    defer { pending.remove(number) }
    switch place {
    case .start(let start): objects[number] = try object(number, at: start)
    case .pack(let pack): try unpackObjects(of: pack)
    case .free: break
    }
    return objects[number] ?? .null
  }

  private func object(_ number: Int, at start: Int) throws(PDFFault) -> PDFValue {
    guard let found = PDFObject(in: bytes, at: start) else { return .null }
    try spend(found.end - start)
    guard found.number == number else { return .null }
    guard found.isStream, let entries = found.value.entries else { return found.value }
    let length = try resolved(entries["Length"]).count
    let content = PDFObject.content(in: bytes, from: found.end, length: length)
    try spend(content?.count ?? bytes.count - found.end)
    guard let content else { throw .damaged }
    return .stream(entries, content)
  }

  /// Reads the objects that a stream holds packed together: numbers and places first.
  private func unpackObjects(of pack: Int) throws(PDFFault) {
    let stream = try object(pack)
    guard let count = try resolved(stream.entries?["N"]).count,
      let first = try resolved(stream.entries?["First"]).count
    else { return }
    let data = try data(of: stream)
    var head = PDFScanner(data)
    for _ in 0..<min(count, data.count) {
      guard case .value(let number) = head.next(), case .value(let place) = head.next(),
        let number = number.count, let place = place.count, first + place < data.count
      else { return }
      var body = PDFScanner(data, at: first + place)
      guard case .value(let value) = body.next() else { continue }
      try spend(body.position - first - place)
      // An object that was changed later is elsewhere.
      if places[number] == .pack(pack) { objects[number] = value }
    }
  }

  /// The unpacked bytes of a stream.
  func data(of stream: PDFValue) throws(PDFFault) -> [UInt8] {
    guard case .stream(let entries, let range) = stream else { throw .damaged }
    let filters = try list(entries["Filter"])
    let settings = try list(entries["DecodeParms"])
    var data = Array(bytes[range])
    for (index, filter) in filters.enumerated() {
      let setting = try index < settings.count ? dictionary(settings[index]) : [:]
      guard let name = filter.name else { throw .damaged }
      data = try PDFFilter(name, setting).unpacked(data, limit: budget)
      try spend(data.count)
    }
    return data
  }

  /// A dictionary of which no entry is a reference.
  func dictionary(_ value: PDFValue?) throws(PDFFault) -> [String: PDFValue] {
    var entries = try resolved(value).entries ?? [:]
    for (name, entry) in entries { entries[name] = try resolved(entry) }
    return entries
  }

  /// An array of which no value is a reference; a value alone counts as one.
  func list(_ value: PDFValue?) throws(PDFFault) -> [PDFValue] {
    let value = try resolved(value)
    guard value != .null else { return [] }
    var values: [PDFValue] = []
    for item in value.array ?? [value] { values.append(try resolved(item)) }
    return values
  }

  /// The numbers of an array.
  func numbers(_ value: PDFValue?) throws(PDFFault) -> [Double] {
    try list(value).compactMap(\.number)
  }
}
