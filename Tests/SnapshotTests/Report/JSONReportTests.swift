import Foundation
import Snapshot
import Testing

struct JSONReportTests {
  @Test func `a run comes back as it went`() throws {
    let run = SampleRun().run
    #expect(try JSONReport.run(from: JSONReport.data(run)) == run)
  }

  @Test func `it is sorted, a value a line, and tells its schema`() throws {
    let lines = String(decoding: try JSONReport.data(SampleRun.small), as: UTF8.self)
      .split(separator: "\n")
    let keys = lines.filter { $0.hasPrefix("  \"") }.map { $0.split(separator: "\"")[1] }
    #expect(
      keys == ["fingerprint", "makers", "orphans", "program", "scenarios", "schema", "seconds"])
    #expect(lines.contains(#"  "schema" : 1,"#))
  }

  @Test func `another schema is refused by its number`() throws {
    let text = String(decoding: try JSONReport.data(SampleRun.small), as: UTF8.self)
    let newer = text.replacingOccurrences(of: #""schema" : 1"#, with: #""schema" : 2"#)
    #expect {
      try JSONReport.run(from: Data(newer.utf8))
    } throws: { error in
      "\(error)".contains("this is schema 2, and only 1 can be read")
    }
  }

  @Test func `one in which anything was changed is refused`() throws {
    let text = String(decoding: try JSONReport.data(SampleRun().run), as: UTF8.self)
    for (index, line) in text.split(separator: "\n").enumerated() {
      guard let value = line.range(of: #" : "?[^",\[{]+"#, options: .regularExpression),
        let end = line[value].indices.last
      else { continue }
      let changed = line.replacingCharacters(in: end...end, with: line[end] == "1" ? "2" : "1")
      var lines = text.split(separator: "\n")
      lines[index] = Substring(changed)
      #expect(throws: (any Error).self, "\(changed)") {
        try JSONReport.run(from: Data(lines.joined(separator: "\n").utf8))
      }
    }
  }

  @Test func `a number that JSON cannot hold comes back too`() throws {
    var run = SampleRun.small
    run.seconds = .infinity
    #expect(try JSONReport.run(from: JSONReport.data(run)) == run)
  }
}
