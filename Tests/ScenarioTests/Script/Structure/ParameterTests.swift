import Scenario
import Testing

/// Names in texts, and their values.
struct ParameterTests {
  private let settings = "parameters: {who: Ann, time: 0.5, x: 12, how: dark, none: ''}\n"

  @Test(arguments: [
    ("- tap: ${who}", "tap: Ann"),
    ("- tap: \"${who} & ${who}\"", "tap: Ann & Ann"),
    ("- tap: {role: cell, label: \"${who}\"}", "tap: {role: cell, label: Ann}"),
    ("- wait: ${time}", "wait: 0.5"),
    ("- wait: \"${time}\"", "wait: 0.5"),
    ("- tap: [\"${x}\", 7]", "tap: [12, 7]"),
    (
      "- expect: {frame: {of: A, inside: \"$${who}\"}}",
      "expect: {frame: {of: A, inside: \"$${who}\"}}"
    ),
    ("- look: {appearance: \"${how}\"}", "look: {appearance: dark}"),
    ("- type: a$b$$5", "type: a$b$$5"),
    ("- type: $${who}", "type: \"$${who}\""),
    ("- type: $$${who}", "type: \"$$${who}\""),
    (
      "- expect: {elements: {present: {role: textField, value: \"${none}\"}}}",
      "expect: {elements: {present: [{role: textField, value: \"\"}]}}"
    ),
  ])
  func `a name in a text stands for its value`(line: String, step: String) throws {
    #expect(try ScenarioFiles.steps(line, settings: settings).steps() == [step])
  }

  @Test func `dollars and braces are kept as characters`() throws {
    let scenario = try ScenarioFiles.steps("- type: $${who}", settings: settings).cases()[0]
    #expect(scenario.steps[0].action == .type("${who}"))
    let more = try ScenarioFiles.steps("- type: $$${who}", settings: settings).cases()[0]
    #expect(more.steps[0].action == .type("$${who}"))
  }

  @Test(arguments: [
    (
      "- tap: ${wo}",
      "10: there is no parameter “wo” here: did you mean who?"
    ),
    ("- tap: ${else}", "10: there is no parameter “else” here; there is how, none, time, who, x"),
    ("- tap: ${who", "10: a ${ has no } behind it: close it, or write $${ for the characters"),
    ("- wait: ${who}", "11: “wait” is a number of seconds from 0 to 3600, found “Ann”"),
    ("- tap: ${none}", "10: “tap” is an empty text"),
  ])
  func `a name without a value is told`(line: String, problem: String) {
    #expect(
      ScenarioFiles.steps(line, settings: settings).problems == ["s/back.yaml:3:\(problem)"])
  }

  @Test func `a scenario without parameters says how the characters are written`() {
    #expect(
      ScenarioFiles.steps("- tap: ${who}").problems == [
        "s/back.yaml:2:10: there is no parameter “who” here: name it in parameters, or write $${ for the characters"
      ])
  }

  @Test func `the command line sets other values`() throws {
    let files = ScenarioFiles.steps(
      "- type: ${who}", settings: settings, set: ["who": "${Bo}", "other": "x"])
    #expect(try files.cases()[0].steps[0].action == .type("${Bo}"))
  }

  @Test func `a parameter without a value has to be given one`() throws {
    let settings = "parameters: {who: null}\n"
    #expect(
      ScenarioFiles.steps("- tap: ${who}", settings: settings).problems == [
        "s/back.yaml:1:19: “who” has no value: give it by --set who=VALUE, or in each of the cases"
      ])
    #expect(
      try ScenarioFiles.steps("- tap: ${who}", settings: settings, set: ["who": "Bo"]).steps()
        == ["tap: Bo"])
    #expect(
      try ScenarioFiles.steps(
        "- tap: ${who}", settings: settings + "cases: {a: {who: Cy}}\n"
      ).steps() == ["tap: Cy"])
  }

  @Test(arguments: [
    ("parameters: [who]\n", "1:13: “parameters” is names with a value each, found a list"),
    (
      "parameters: {a b: c}\n",
      "1:14: the name of a parameter is letters, digits, - and _, found “a b”"
    ),
    ("parameters: {a: [1]}\n", "1:17: “a” is a text, found a list"),
  ])
  func `parameters that are wrong say so`(settings: String, problem: String) {
    #expect(
      ScenarioFiles.steps("- settle", settings: settings).problems == ["s/back.yaml:\(problem)"])
  }
}
