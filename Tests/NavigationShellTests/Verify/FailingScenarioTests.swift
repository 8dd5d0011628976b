import Foundation
import Testing

/// Scenarios that cannot be run or fail midway.
@Suite struct FailingScenarioTests {
  @Test func `one that fails is told, and the others run`() throws {
    let workspace = try Workspace.accepted()
    let head = "device: 200x200@1\nsteps:\n  - capture: top\n"
    for (name, rest) in [
      ("trap", "app: trap\n\(head)  - tap: Go\n"), ("leaver", "app: leaver\n\(head)  - tap: Go\n"),
      ("lost", "app: calm\n\(head)  - tap: Home\n"),
      ("restless", "app: restless\n\(head)  - settle\n"),
      ("bad", "app: cam\ndevice: 200x200@1\nsteps:\n  - tpa: Go\n  - wait: -1\n"),
    ] { try workspace.write(rest, to: "s/\(name).yaml") }
    let outcome = try workspace.run("verify", "s", "--report", "r")
    #expect(outcome.exitCode == 70)
    for sentence in [
      "s/bad.yaml:1:6: there is no app “cam”", "did you mean calm?",
      "s/bad.yaml:4:5: there is no step “tpa”: did you mean tap?",
      "s/bad.yaml:5:11: “wait” is a number of seconds from 0 to 3600, found “-1”",
      "s/leaver.yaml:5:5: the app stopped: the program ended with code 0",
      "s/lost.yaml:5:5: nothing on screen is labelled “Home”; there is title “Calm” (79.5 5.5 41 21), button “Go” (20 110 160 40)",
      "s/restless.yaml:5:5: something still moves after 10 s: wait for a time instead",
      "main.swift:10: The trap snapped.\n", "same            s/push.yaml (200x200@1.light)",
      "6 scenarios in ",
    ] { #expect(outcome.output.contains(sentence), "\(outcome.output)") }
    let page = try workspace.read("r/index.html")
    for name in ["trap", "leaver", "lost", "restless", "bad"] {
      #expect(page.contains("s/\(name).yaml"))
    }

    let accept = try workspace.run("accept")
    #expect(accept.exitCode == 75)
    #expect(accept.output.isEmpty)
    #expect(
      accept.errors.contains("FaultyApps: cannot be accepted: s/bad.yaml:1:6: there is no app"))
    for name in ["trap", "lost", "restless"] { #expect(!workspace.exists("s/\(name)")) }
  }

  @Test func `an app that hangs is stopped, in its step, and the others run`() throws {
    let workspace = try Workspace.accepted()
    let steps = "device: 200x200@1\nsteps:\n  - capture: top\n  - tap: Go\n"
    try workspace.write("app: stuck\n" + steps, to: "s/stuck.yaml")
    try workspace.write("app: stuck-launch\n" + steps, to: "s/late.yaml")
    let outcome = try workspace.run(
      "verify", "s", "--timeout", "3s", "--jobs", "1", "--junit", "j.xml", "--report", "r")
    #expect(outcome.exitCode == 70)
    for sentence in [
      "hung            s/stuck.yaml (200x200@1.light)  3.00 s",
      "s/stuck.yaml:5:5: broken off after 3 s by the clock: the app hangs here, or needs a longer --timeout",
      "s/late.yaml: broken off after 3 s by the clock: the app hangs at its start, or needs",
      "same            s/push.yaml (200x200@1.light)", "1 same, 2 hung",
    ] { #expect(outcome.output.contains(sentence), "\(outcome.output)") }
    #expect(try workspace.read("j.xml").contains("<error message=\"s/stuck.yaml:5:5: broken off"))
    let accept = try workspace.run("accept")
    #expect(accept.exitCode == 75)
    #expect(accept.errors.contains("cannot be accepted: s/late.yaml: broken off after 3 s"))
    #expect(!workspace.exists("s/stuck"))
  }

  @Test func `an app that hangs ends with the run that was killed`() throws {
    let workspace = try Workspace()
    try workspace.write("app: stuck-launch\nsteps:\n  - capture: top\n", to: "s/a.yaml")
    let outcome = try workspace.bash(
      """
      "$M" verify s > verify.log 2>&1 & run=$!
      until worker=$(pgrep -P $run); do :; done
      # It hangs once it has taken two seconds of the processor.
      until [ "$(cut -d ' ' -f 14 /proc/$worker/stat)" -gt 200 ]; do :; done
      kill -KILL $run
      timeout -s KILL 20 tail --pid=$worker -f /dev/null || { kill -KILL $worker; exit 1; }
      """)
    #expect(outcome.exitCode == 0, "\(outcome)")
  }

  @Test func `the time of a run that is repeated begins with each`() throws {
    let workspace = try Workspace.accepted()
    // So many take longer than two seconds together.
    let outcome = try workspace.run("verify", "s", "--timeout", "2", "--times", "60")
    #expect(outcome.exitCode == 0, "\(outcome.output)")
  }

  @Test func `two runs that differ are unstable by name`() throws {
    let workspace = try Workspace()
    let steps = "device: 200x200@1\nsteps:\n  - wait: 0.5\n  - capture: top\n"
    try workspace.write("app: moody\n" + steps, to: "moody.yaml")
    try workspace.write("app: watched\n" + steps, to: "watched.yaml")
    try workspace.write("app: calm\n" + steps, to: "calm.yaml")
    _ = try workspace.run("verify", ".", "--jobs", "3")
    _ = try workspace.run("accept")
    let double = try workspace.run("verify", ".", "--double")
    #expect(double.exitCode == 3)
    #expect(double.output.contains("“top” differs in a second run"))
    #expect(double.output.contains("2 same, 1 unstable"))
    let cadence = try workspace.run("verify", "watched.yaml", "calm.yaml", "--cadence")
    #expect(cadence.exitCode == 3)
    for words in ["24 times a second", "120 times a second", "at odd times"] {
      #expect(cadence.output.contains("“top” differs when it is looked at \(words)"))
    }
    #expect(cadence.output.contains("1 same, 1 unstable"))
    #expect(try workspace.run("accept").exitCode == 75)
  }

  @Test func `a new one that fails keeps its screen and its steps, and is no missing baseline`()
    throws
  {
    let workspace = try Workspace()
    try workspace.write(
      """
      app: calm
      device: 200x200@1
      steps:
        - capture: top
        - wait: 0.25
        - expect: {elements: {present: [{role: button, label: Go, enabled: false}]}}
        - tap: Home

      """, to: "s/lost.yaml")
    try workspace.write(Workspace.push, to: "s/push.yaml")
    let outcome = try workspace.run("verify", "s", "--report", "r", "--junit", "j.xml")
    #expect(outcome.exitCode == 1)
    #expect(outcome.output.contains("failed          s/lost.yaml (200x200@1.light)"))
    #expect(outcome.output.contains("no baseline     s/push.yaml (200x200@1.light)"))
    #expect(outcome.output.contains("s/lost.yaml:6:5: button “Go” is on screen, but it is enabled"))
    let path = ".navshell/failed/s/lost.yaml/200x200@1.light/lost.200x200@1.light.failed"
    #expect(try workspace.read(path + ".txt").contains("button \"Go\""))
    #expect(workspace.exists(path + ".png"))
    let junit = try workspace.read("j.xml")
    #expect(junit.contains("[[ATTACHMENT|\(path).png]]&#10;[[ATTACHMENT|\(path).txt]]"))
    #expect(junit.contains("   0.250 s  line 7  tap: Home"))
    #expect(try workspace.read("r/index.html").contains("\"failedScreen\""))
    // The screen of a failure is not to be accepted.
    #expect(try workspace.run("accept").exitCode == 75)
    #expect(!workspace.exists("s/lost"))
    #expect(workspace.exists("s/push"))
    try workspace.write(Workspace.push, to: "s/lost.yaml")
    _ = try workspace.run("verify", "s")
    #expect(!workspace.exists(path + ".png"), "another run empties the folder")
  }

  @Test func `a new one that is not the same twice is told before it is accepted`() throws {
    let workspace = try Workspace()
    let steps = "device: 200x200@1\nsteps:\n  - wait: 0.5\n  - capture: top\n"
    try workspace.write("app: moody\n" + steps, to: "moody.yaml")
    try workspace.write("app: calm\n" + steps, to: "calm.yaml")
    let new = try workspace.run("verify", ".")
    #expect(new.exitCode == 3)
    #expect(new.output.contains("“top” differs in a second run"))
    #expect(new.output.contains("1 no baseline, 1 unstable"))
    #expect(try workspace.run("accept").exitCode == 75)
    #expect(!workspace.exists("moody"))
    #expect(try workspace.run("verify", "calm.yaml").exitCode == 0)
  }

  @Test func `odd names of files and captures are no trouble`() throws {
    let workspace = try Workspace()
    let scenario = "it's \"a\" <b> & 写真; $(c)"
    let names = ["写真 é", "a.b-c_d", "1 2"]
    let captures = names.map { "  - capture: \($0)\n" }.joined()
    try workspace.write(
      "app: calm\ndevice: 200x200@1\nsteps:\n" + captures, to: "x y/\(scenario).yaml")
    let arguments = ["verify", "x y", "--strict", "--report", "r", "--junit", "j.xml"]
    #expect(try BuiltProgram(named: "FaultyApps").run(arguments, in: workspace.url).exitCode == 2)
    #expect(try workspace.run("accept").exitCode == 0)
    #expect(try workspace.run("verify", "x y", "--strict").exitCode == 0)
    #expect(try workspace.contents(of: "x y/\(scenario)").count == 7)
  }
}
