import Foundation
import Snapshot
import Testing

struct HTMLReportTests {
  @Test func `a picture is in it once, however often it is shown`() throws {
    let sample = SampleRun()
    var run = sample.run
    run.scenarios[1].captures.append(run.scenarios[1].captures[1])
    run.scenarios[1].captures[2].expected = "copy.png"
    let page = try HTMLReport(run) { sample.pictures[$0] ?? sample.pictures["half.expected.png"] }
    for picture in sample.pictures.values {
      #expect(page.page.components(separatedBy: picture.base64EncodedString()).count == 2)
    }
  }

  @Test func `what is the same carries no picture`() throws {
    let sample = SampleRun()
    var asked: [String] = []
    _ = try HTMLReport(sample.run) { path in
      asked.append(path)
      return sample.pictures[path]
    }
    #expect(Set(asked) == Set(sample.pictures.keys))
  }

  @Test func `a name opens no element`() throws {
    let sample = SampleRun()
    let page = try HTMLReport(sample.run, title: SampleRun.hostile) { sample.pictures[$0] }.page
    let plain = try HTMLReport(SampleRun.small) { _ in nil }.page
    #expect(elements(page) == elements(plain))
  }

  @Test func `every place of the page is filled in, and a name is none`() throws {
    let page = try HTMLReport(SampleRun.small, title: "{{plain}}") { _ in nil }.page
    #expect(page.matches(of: /{{\w+}}/).map { $0.output } == ["{{plain}}", "{{plain}}"])
    #expect(page.contains("<title>{{plain}}</title>"))
  }

  @Test func `it names nothing outside itself`() throws {
    let page = try HTMLReport(SampleRun.small) { _ in nil }.page
    let addresses = page.matches(of: /[a-z]+:\/\/[^"' ]*/).map { String($0.output) }
    #expect(addresses == ["http://www.w3.org/2000/svg"])
    #expect(page.matches(of: /(src|href)=/).isEmpty)
  }

  private func elements(_ page: String) -> [String] {
    page.matches(of: /<\/?[a-z]+/).map { String($0.output) }
  }
}
