import Foundation
import Testing

@testable import Snapshot

struct SharePageTests {
  private func page(_ flow: SharedFlow = SampleFlow.flow) throws -> String {
    try SharePage(flow, pictures: SampleFlow.pictures).html
  }

  @Test func `it has the same bytes each time`() throws {
    #expect(try page() == page())
  }

  @Test func `a picture is in it once`() throws {
    let page = try page()
    for level in 0..<6 {
      let picture = SampleFlow.picture(level).base64EncodedString()
      #expect(page.components(separatedBy: picture).count == 2)
    }
  }

  @Test func `it allows no network, and names nothing outside itself`() throws {
    let page = try page()
    #expect(page.contains("default-src 'none'; img-src data:;"))
    let addresses = page.matches(of: /[a-z]+:\/\/[^"' ]*/).map { String($0.output) }
    #expect(addresses == ["http://www.w3.org/2000/svg"])
    #expect(page.matches(of: /<(link|script src|img|iframe)/).map { $0.output.0 } == [])
  }

  @Test func `a name opens no element and ends no script`() throws {
    var plain = SampleFlow.flow
    plain.title = "Photos"
    plain.states[2].name = "Dog"
    plain.states[2].screens[0]?.texts = []
    plain.transitions[1].words = "tap “Dog”"
    plain.starts[0].note = nil
    for place in 0..<2 { plain.states[place].notes = [] }
    #expect(elements(try page()) == elements(try page(plain)))
  }

  @Test func `every place of the page is filled in, and a name is none`() throws {
    var flow = SampleFlow.flow
    flow.title = "{{style}}"
    let page = try page(flow)
    #expect(Set(page.matches(of: /{{\w+}}/).map { String($0.output) }) == ["{{style}}"])
    #expect(page.contains("<title>{{style}}</title>"))
  }

  @Test func `without scripts it says what is on each screen and where it leads`() throws {
    #expect(
      try page().contains(
        "  Family&#10;  tap “Family” → Family&#10;  tap “Family” → Really?&#10;&#10;Family&#10;"
          + "  Her own album.&#10;"))
  }

  @Test func `the largest part is found among screens and films`() {
    var pictures = SampleFlow.pictures
    var flow = SampleFlow.flow
    flow.transitions[0].film = pictures.add(Data(count: 9_000))
    #expect(flow.largest(in: pictures).name == "the film of tap “Family” in “Albums”")
    #expect(flow.largest(in: pictures).bytes == 12_000)
    #expect(pictures.pageBytes > 12_000)
  }

  private func elements(_ page: String) -> [String] {
    page.matches(of: /<\/?[a-z]+/).map { String($0.output) }
  }
}
