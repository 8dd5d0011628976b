import Testing

@Suite(.enabled(if: Browser.installed != nil, "needs Chromium: Scripts/set-up test installs it"))
struct ShareVisitTests {
  private func seen(_ name: String) throws -> String? {
    try ShareVisit.observations.get()[name]
  }

  @Test(arguments: [
    ("start", "Albums |  | Albums | 0"), ("note", "From \(SampleFlow.hostile)"),
    ("notes", "Her own album. | \(SampleFlow.hostile)"),
    ("spots", "tap “Family”, to Family"), ("missed", "true"), ("moving", "true"), ("still", "0"),
    ("clicked", "Family | #family | Family | 1 | false"),
    ("elsewhere", "tap “\(SampleFlow.hostile)”,swipe back"),
    ("back", "Albums | #albums | Albums | true"),
  ]) func `a hot spot leads on, a miss shows them, and Back leads back`(
    name: String, expected: String
  ) throws {
    #expect(try seen(name) == expected)
  }

  @Test(arguments: [
    ("secondTime", "tap “Family”, to Really?"), ("firstTime", "tap “Family”, to Family"),
    ("end", "Really? | #alert | Really? | Nothing leads on from here. | true"),
  ]) func `one spot leads where the scenario goes next, and none at its end says so`(
    name: String, expected: String
  ) throws {
    #expect(try seen(name) == expected)
  }

  @Test(arguments: [
    ("linked", "\(SampleFlow.hostile) | #dog | \(SampleFlow.hostile)"),
    ("percent", SampleFlow.hostile),
    ("nowhere", "\(SampleFlow.hostile) | #dog | \(SampleFlow.hostile)"),
    ("alert", "Really? | #alert | Really?"),
    ("undone", "\(SampleFlow.hostile) | #dog | \(SampleFlow.hostile)"),
    ("next", "Family | #family | Family"), ("focus", "search"), ("help", "true"),
    ("spotted", "true"),
  ]) func `links and keys lead to screens`(name: String, expected: String) throws {
    #expect(try seen(name) == expected)
  }

  @Test(arguments: [
    ("lacking", "Not recorded in Dark | 2"), ("dark", "4 |  | Dark"), ("light", "0"),
  ]) func `the look can be switched, and what it lacks is told`(name: String, expected: String)
    throws
  {
    #expect(try seen(name) == expected)
  }

  @Test(arguments: [
    ("found", "Really?"), ("foundByNote", "Family | Her own album."),
    ("unfound", "No screen has that text."), ("all", "4"),
    ("hidden", ",until-found,until-found,until-found"),
    ("foundInPage", "Really? | #alert | Really?"),
    ("words", "FamilyHer own album.\(SampleFlow.hostile)Dog"),
  ]) func `names and texts are found`(name: String, expected: String) throws {
    #expect(try seen(name) == expected)
  }

  @Test(arguments: [
    ("map", "4 | 1 | Albums"), ("mapped", "Family | #family | Family | true"),
    ("recipe", "x20 → 0distance−20 pttime0 s – 0.35 scurvelinear"),
  ]) func `the map and the recipe show what they should`(name: String, expected: String) throws {
    #expect(try seen(name) == expected)
  }

  @Test(arguments: [("header", "true"), ("list", "0"), ("beside", "true"), ("main", "true")])
  func `a phone on its side has a line of buttons, and the ways beside the screen`(
    name: String, expected: String
  ) throws {
    #expect(try ShareVisit.sideways.get()[name] == expected)
  }

  @Test(arguments: [
    ("complaints", ""), ("title", "Really? – \(SampleFlow.hostile)"), ("fetched", "0"),
    ("nameless", "0"),
  ]) func `nothing breaks, breaks out, is fetched or is nameless`(name: String, expected: String)
    throws
  {
    #expect(try seen(name) == expected)
  }
}
