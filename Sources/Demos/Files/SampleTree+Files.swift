extension SampleTree {
  nonisolated static func files(in folder: URL) -> SampleTree {
    fileTree.moved(to: folder)
  }

  /// Made once, as each start of the app asks for it.
  private nonisolated static let fileTree = SampleTree(
    folder: URL(fileURLWithPath: root), samples: fileSamples + measurements)

  private nonisolated static let fileSamples: [Sample] = [
    Sample("Data", .folder, 2024, 3, 18, 8, 5),
    Sample("Data/Signal.bin", .file, 2024, 3, 18, 8, 5),
    Sample("Data/Temperatures.csv", .file, 2024, 1, 2, 17, 40),
    Sample("Empty Folder", .folder, 2023, 11, 5, 12, 0),
    Sample("Measurements", .folder, 2024, 4, 30, 23, 59),
    Sample("Names of the World", .folder, 2024, 2, 29, 6, 30),
    Sample("Names of the World/Ελληνικά.txt", .file, 2024, 2, 21, 9, 0),
    Sample("Names of the World/Русский.txt", .file, 2024, 2, 22, 9, 0),
    Sample("Names of the World/العربية.txt", .file, 2024, 2, 23, 9, 0),
    Sample("Names of the World/中文.txt", .file, 2024, 2, 24, 9, 0),
    Sample("Names of the World/日本語.txt", .file, 2024, 2, 25, 9, 0),
    Sample("Names of the World/한국어.txt", .file, 2024, 2, 26, 9, 0),
    Sample("Names of the World/Été à Málaga.txt", .file, 2024, 2, 27, 9, 0),
    Sample(
      "Names of the World/"
        + "A name so long that no row on any screen can show the whole of it.txt",
      .file, 2024, 2, 28, 9, 0),
    Sample("Pictures", .folder, 2024, 5, 1, 10, 10),
    Sample("Pictures/Broken Picture.png", .file, 2024, 5, 1, 10, 10),
    Sample("Pictures/Treasure Map.svg", .file, 2022, 8, 13, 15, 20),
    Sample("Private", .lockedFolder, 2021, 9, 9, 9, 9),
    Sample("Recipes", .folder, 2024, 5, 12, 9, 30),
    Sample("Recipes/Pancakes.txt", .file, 2024, 5, 12, 9, 30),
    Sample("Recipes/Plain Bread.txt", .file, 2023, 12, 24, 7, 15),
    Sample("Recipes/Tomato Soup.txt", .file, 2024, 1, 31, 18, 45),
    Sample("Travel", .folder, 2024, 4, 2, 21, 0),
    Sample("Travel/Lisbon", .folder, 2024, 4, 11, 22, 10),
    Sample("Travel/Lisbon/Day 1.txt", .file, 2024, 4, 2, 22, 30),
    Sample("Travel/Lisbon/Day 2.txt", .file, 2024, 4, 3, 22, 15),
    Sample("Travel/Lisbon/Day 10.txt", .file, 2024, 4, 11, 22, 10),
    Sample("Travel/Packing List.txt", .file, 2024, 4, 1, 20, 0),
    Sample("Old Address.txt", .oldAddress, 2020, 6, 1, 12, 0),
    Sample("Read Me First.txt", .file, 2024, 5, 14, 8, 0),
    Sample("Round Trip", .roundTrip, 2020, 6, 2, 12, 0),
  ]

  private nonisolated static let line = "+0.5\n"
  /// As many lines as the longest file has: to repeat them for each file was a tenth of what a start executes.
  private nonisolated static let lines = String(repeating: line, count: 89)

  /// 1,204 files an hour apart, for a long list.
  private nonisolated static let measurements: [Sample] = (1...1204).map { number in
    let start = Date(year: 2024, month: 3, day: 10, hour: 0, minute: 0)
    let values = String(decoding: lines.utf8.prefix(number % 90 * line.utf8.count), as: UTF8.self)
    return Sample(
      path: "Measurements/Reading \(number).txt",
      contents: .text("Reading \(number)\n" + values),
      modified: start + TimeInterval(number * 3600))
  }
}

extension SampleTree.Sample.Contents {
  fileprivate nonisolated static let oldAddress = Self.link(
    target: "../Letters/Address.txt", error: .brokenLink(target: "../Letters/Address.txt"))

  fileprivate nonisolated static let roundTrip = Self.link(
    target: "Round Trip", error: .linkLoop)
}

extension SampleTree.Sample {
  /// An entry modified at a minute in UTC.
  nonisolated init(
    _ path: String, _ contents: Contents, _ year: Int, _ month: Int, _ day: Int, _ hour: Int,
    _ minute: Int
  ) {
    let modified = Date(year: year, month: month, day: day, hour: hour, minute: minute)
    self.init(path: path, contents: contents, modified: modified)
  }
}

extension Date {
  /// A date at a minute in UTC.
  fileprivate nonisolated init(year: Int, month: Int, day: Int, hour: Int, minute: Int) {
    var parts = tm()
    parts.tm_year = Int32(year - 1900)
    parts.tm_mon = Int32(month - 1)
    parts.tm_mday = Int32(day)
    parts.tm_hour = Int32(hour)
    parts.tm_min = Int32(minute)
    self.init(timeIntervalSince1970: TimeInterval(timegm(&parts)))
  }
}
