import Foundation
import Testing

/// Output replaces a file as a whole, and nothing else.
@Suite struct WrittenOutputTests {
  @Test(arguments: ["--json", "--junit"])
  func `a pipe is written into and stays one`(option: String) throws {
    let workspace = try Workspace.accepted()
    // A pipe opened for reading and writing does not block.
    let outcome = try workspace.bash(
      "mkfifo p; exec 3<> p; $M verify s \(option) p; echo $?; test -p p && timeout 5 head -c 9 <&3"
    )
    #expect(
      outcome.output.hasSuffix("\n0\n" + (option == "--json" ? "{\n  \"fing" : "<?xml ver")),
      "\(outcome)")
  }

  @Test(.enabled(if: geteuid() == 0, "only root makes devices"))
  func `a device is written into and stays one`() throws {
    let workspace = try Workspace.accepted()
    try #require(try workspace.bash("mknod null c 1 3; mknod full c 1 7").exitCode == 0)
    for option in ["--json", "--junit"] {
      let outcome = try workspace.bash("$M verify s \(option) null; test -c null")
      #expect(outcome.exitCode == 0, "\(outcome)")
    }
    let outcome = try workspace.bash("$M verify s --json full; echo $?; test -c full")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.hasSuffix("73\n"))
    #expect(outcome.errors.contains("full cannot be written: the disk is full"))
  }

  @Test func `a link keeps its target, which is replaced`() throws {
    let workspace = try Workspace.accepted()
    let names = ["--json": "j", "--junit": "x", "--report": "index.html"]
    try workspace.write("", to: "r/x")
    for (option, name) in names {
      try workspace.write("old", to: "real/\(name)")
      try workspace.link(option == "--report" ? "r/index.html" : name, to: place(name, option))
      _ = try workspace.run("verify", "s", option, option == "--report" ? "r" : name)
      #expect(workspace.target(of: option == "--report" ? "r/index.html" : name) != nil)
      #expect(try workspace.read("real/\(name)").count > 100)
    }
    #expect(try workspace.contents(of: "real").count == 3)
  }

  private func place(_ name: String, _ option: String) -> String {
    (option == "--report" ? "../" : "") + "real/\(name)"
  }

  @Test func `a link that leads nowhere yet leads to the new file`() throws {
    let workspace = try Workspace.accepted()
    try workspace.link("j", to: "new.json")
    #expect(try workspace.run("verify", "s", "--json", "j").exitCode == 0)
    #expect(workspace.target(of: "j") == "new.json")
    #expect(try workspace.read("new.json").hasPrefix("{"))
  }

  @Test func `links in a circle are told`() throws {
    let workspace = try Workspace.accepted()
    try workspace.link("j", to: "j")
    let outcome = try workspace.run("verify", "s", "--json", "j")
    #expect(outcome.exitCode == 73)
    #expect(outcome.errors.contains("j cannot be written: its links lead in a circle"))
    #expect(workspace.target(of: "j") == "j")
  }

  @Test func `a baseline that is a link keeps its target`() throws {
    let workspace = try Workspace.differing()
    let names = ["top.png", "top.txt", "frames"].map { "push.\(Workspace.variant).\($0)" }
    _ = try workspace.bash("mkdir store; mv s/push/* store")
    for name in names { try workspace.link("s/push/\(name)", to: "../../store/\(name)") }
    _ = try workspace.bash("mv store/*.next.* store/*.push.* s/push; true")
    let old = try workspace.contents(of: "store")
    #expect(try workspace.verifyOther().exitCode == 1)
    #expect(try workspace.run("accept").exitCode == 0)
    for name in names {
      #expect(workspace.target(of: "s/push/\(name)") == "../../store/\(name)")
      #expect(try workspace.contents(of: "store")[name] != old[name])
    }
    #expect(try workspace.contents(of: "store").count == 3)
    #expect(try workspace.verifyOther().exitCode == 0)
  }

  @Test func `standard output can be named, and keeps what else is said`() throws {
    let workspace = try Workspace.accepted()
    // The same as /dev/stdout, which itself would be lost if this failed.
    try workspace.link("stdout", to: "/proc/self/fd/1")
    for name in ["stdout", "/dev/fd/1", "/proc/self/fd/1"] {
      let outcome = try workspace.bash("$M verify s --json \(name) > out; cat out")
      #expect(outcome.exitCode == 0)
      #expect(outcome.output.contains("same            s/push.yaml"), "\(name): \(outcome)")
      #expect(outcome.output.contains("\"schema\""))
    }
  }

  @Test func `a file keeps its rights`() throws {
    let workspace = try Workspace.accepted()
    let outcome = try workspace.bash(
      "touch j; chmod 640 j; $M verify s --json j; stat -c %a j; umask 027; "
        + "$M verify s --json k; stat -c %a k")
    #expect(outcome.output.contains("\n640\n"))
    #expect(outcome.output.hasSuffix("\n640\n"))
  }

  @Test(arguments: ["capture calm --output o", "capture s/push.yaml --output o"])
  func `a picture is there as a whole or as it was`(command: String) throws {
    let workspace = try Workspace()
    try workspace.write(Workspace.push, to: "s/push.yaml")
    let first = try workspace.bash("$M \(command)")
    #expect(first.exitCode == 0)
    let before = try workspace.contents(of: "o")
    let outcome = try workspace.bash(
      "ulimit -f 1; $M \(command)", environment: ["FAULTY_APP_TITLE": "Other"])
    #expect(outcome.exitCode == 73)
    #expect(outcome.errors.contains(".png cannot be written: the file would be too large"))
    #expect(try workspace.contents(of: "o") == before)
  }

  @Test func `a picture that is a link keeps its target`() throws {
    let workspace = try Workspace()
    try workspace.write("old", to: "real.png")
    try workspace.write("", to: "o/x")
    try workspace.link("o/01-calm.png", to: "../real.png")
    #expect(try workspace.run("capture", "calm", "--output", "o").exitCode == 0)
    #expect(workspace.target(of: "o/01-calm.png") == "../real.png")
    #expect(try Data(contentsOf: workspace.place("real.png")).count > 100)
  }
}
