import Testing

@Suite(.enabled(if: Browser.installed != nil, "needs Chromium: Scripts/set-up test installs it"))
struct ReportVisitTests {
  @Test(arguments: [
    ("failed", "what failed"),
    ("failedPanes", "Actual | what failedfailedzoo.yaml  ·  iphone-8.light  ·  at 0.500 s"),
    ("failedWhy", "zoo.yaml:5:3: nothing is labelled “Ape”"),
    (
      "failedSteps",
      "  0.000 s  line 3  tap: Cages | removed- 0.500 s  line 5  tap: Ape"
    ),
    ("failedText", "  Stack |     Cages"),
  ]) func `what failed comes first, with its screen and its steps`(name: String, expected: String)
    throws
  {
    #expect(try ReportVisit.observations.get()[name] == expected)
  }

  @Test func `the slowest runs come first, and all of the time is told`() throws {
    #expect(
      try ReportVisit.observations.get()["times"]
        == "Time: 0.752 s, virtual 12.000 s | 0.500 s z.yaml iphone-8.light"
        + " | 0.042 s swipes/back.yaml iphone-8.light")
  }

  @Test(arguments: [
    ("first", "pop"), ("firstCell", "cell 3 of 6, 0.700 s"),
    ("panes", "Expected | Actual | Difference: 12 px"),
  ]) func `a film opens at its first cell that differs`(name: String, expected: String) throws {
    #expect(try ReportVisit.observations.get()[name] == expected)
  }

  @Test(arguments: [
    ("scrubbed", "cell 4 of 6, 0.800 s"), ("locked", "255 255 255 255 | 10 102 216 255"),
    ("line", "600.00"), ("reading", "expected 36.00, actual 34.03"),
    ("dragged", "cell 1 of 6, 0.500 s | Expected | Actual | Difference: none"),
    ("curves", "section,details"),
  ]) func `the scrubber moves both films and the curves' line`(name: String, expected: String)
    throws
  {
    #expect(try ReportVisit.observations.get()[name] == expected)
  }

  @Test(arguments: [
    ("next", "half-way back"), ("previous", "first"), ("slider", "mode-slide"),
    ("magnifier", "mode-magnify"), ("blink", "mode-blink"), ("side", "mode-side"),
    ("help", "true"), ("focus", "filter"),
  ]) func `keys choose what is looked at and how`(name: String, expected: String) throws {
    #expect(try ReportVisit.observations.get()[name] == expected)
  }

  @Test(arguments: [
    ("still", "Expected | Actual | Difference: 12 px"),
    ("divided", "inset(0px 0px 0px 25%)"), ("middle", "At 14, 17: the same"),
    (
      "pixel",
      "At 10, 17: 245 levels apart | expected: red 10, green 102, blue 216 | "
        + "actual: red 255, green 255, blue 255"
    ),
    ("beside", "At 11, 17: the same"),
    ("difference", "mode-difference | Difference: 12 px | 224 16 28 255"),
    ("turned", "Actual | Expected"),
    (
      "text",
      "-   cell \"Family\"  (0.00 91.00 375.00 44.00) | "
        + "+   cell \"Family\"  (1.00 91.00 375.00 44.00)"
    ),
  ]) func `two pictures are told apart in every way`(name: String, expected: String) throws {
    #expect(try ReportVisit.observations.get()[name] == expected)
  }

  @Test(arguments: [
    ("missing", "Actual | 4"), ("broken", "tabs/\(SampleRun.hostile).yaml"),
    ("failure", "tabs.yaml:3:5: no \(SampleRun.hostile)"), ("filtered", "swipes/half.yaml"),
    ("failing", "false"), ("all", "true"),
  ]) func `what cannot be compared, and what is the same, is told`(name: String, expected: String)
    throws
  {
    #expect(try ReportVisit.observations.get()[name] == expected)
  }

  @Test(arguments: [
    ("complaints", ""), ("title", SampleRun.hostile), ("fetched", "0"), ("nameless", "0"),
  ]) func `nothing breaks, breaks out, is fetched or is nameless`(name: String, expected: String)
    throws
  {
    #expect(try ReportVisit.observations.get()[name] == expected)
  }
}
