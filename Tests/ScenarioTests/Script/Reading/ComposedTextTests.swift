import Testing

@testable import Scenario

/// A key that stands twice is told with all other problems of a file.
struct ComposedTextTests {
  @Test func `all keys that stand twice are told, with what else is wrong`() {
    let text = """
      app: files
      device: none
      app: photos
      steps:
        - tpa: Family
        - expect: {title: A, depth: 1, title: B}
        - "drag": {from: A, to: [1, 2]}
          'drag': {from: A, to: [1, 2], over: 1}
      app: settings

      """
    #expect(
      ScriptSamples.problems(in: text) == [
        "back.yaml:1:1: “app” stands more than once in this mapping, again in line 3: keep one",
        "back.yaml:2:9: there is no device “none”: list names them, and 500x500@1.5 makes one",
        "back.yaml:3:1: “app” stands more than once in this mapping, again in line 9: keep one",
        "back.yaml:5:5: there is no step “tpa”: did you mean tap?",
        "back.yaml:6:14: “title” stands more than once in this mapping: keep one",
        "back.yaml:7:5: “drag” stands more than once in this mapping, again in line 8: keep one",
      ])
  }

  @Test func `they are told where the text is no YAML further down`() {
    let text = "steps:\n  - expect: {title: A, title: B}\n  - tap: [\n"
    #expect(
      ScriptSamples.problems(in: text).map { $0.prefix(61) } == [
        "back.yaml:2:14: “title” stands more than once in this mapping",
        "back.yaml:4:1: something is missing here: a value, or the ] o",
      ])
  }

  @Test func `lines that end as on Windows are counted right`() {
    let text = "app: files\r\nrtl: true\r\nrtl: false\r\nsteps: [capture: a]\r\n"
    #expect(
      ScriptSamples.problems(in: text) == [
        "back.yaml:2:1: “rtl” stands more than once in this mapping, again in line 3: keep one"
      ])
  }

  @Test func `a missing parameter is told beside it`() {
    let text = "parameters: {a: 1, a: 2}\nsteps:\n  - tap: ${b}\n  - capture: c\n"
    let problems = ScriptSamples.problems(in: text)
    #expect(problems.count == 2, "\(problems)")
    #expect(problems.first?.hasPrefix("back.yaml:1:14: “a” stands more than once") == true)
  }

  @Test func `a key that is an alias is told alone`() {
    let text = "&a app: files\n*a : photos\nsteps: [tpa: b]\n"
    let problems = ScriptSamples.problems(in: text)
    #expect(problems.count == 1, "\(problems)")
    #expect(problems.first?.contains("“app” stands more than once") == true)
  }

  @Test func `aliases of aliases have an end`() {
    let lists = (1...12).map { number in
      let list = Array(repeating: "*l\(number - 1)", count: 9).joined(separator: ",")
      return "l\(number): &l\(number) [\(list)]\n"
    }
    let text = "app: files\napp: files\nl0: &l0 [a]\n\(lists.joined())steps: [capture: a]\n"
    #expect(ScriptSamples.problems(in: text).count == 1)
  }
}
