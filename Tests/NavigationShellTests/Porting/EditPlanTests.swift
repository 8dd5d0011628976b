import Foundation
import Testing

@testable import NavigationShell

/// The part of SwiftPM's plan that builds an app anew after an edit.
nonisolated struct EditPlanTests {
  /// A plan of an app Clock, in a package at /clock with sources at /ios, on a library Kit.
  private static let plan = """
    client:
      name: basic
    tools: {}
    targets:
      "Clock": ["<Clock-linux-debug.exe>"]
    commands:
      "C.Kit-linux-debug.module":
        tool: shell
        inputs: ["/kit/Kit.swift"]
        outputs: ["/build/Kit.build/Kit.swift.o","/build/Kit.swiftmodule"]
        args: ["/bin/swiftc","Kit.swift"]
      "<Clock-resources>":
        tool: phony
        inputs: ["/build/Clock.resources/Main.storyboard"]
        outputs: ["<Clock-resources>"]
      "/build/Clock.resources/Main.storyboard":
        tool: copy-tool
        inputs: ["/ios/Main.storyboard"]
        outputs: ["/build/Clock.resources/Main.storyboard"]
      "Rewriting Clock":
        tool: shell
        inputs: ["/build/navport-tool","/ios/Clock.swift","/ios/Removed.swift","/clock/.port.json","/ios/Main.storyboard"]
        outputs: ["/build/Clock.linux.swift"]
        description: "Rewriting Clock"
        args: ["/build/navport-tool","rewrite"]
      "C.Clock-linux-debug.module":
        tool: shell
        inputs: ["/build/Clock.linux.swift","<Clock-resources>","/build/Kit.swiftmodule"]
        outputs: ["/build/Clock.build/Clock.swift.o","/build/Clock.swiftmodule"]
        args: ["/bin/swiftc","-parseable-output","Clock.linux.swift"]
      "C.Clock-linux-debug.exe":
        tool: shell
        inputs: ["/build/Kit.build/Kit.swift.o","/build/Clock.build/Clock.swift.o"]
        outputs: ["/build/Clock"]
        args: ["/bin/swiftc","-o","/build/Clock","-emit-executable","-Xlinker","--defsym","-Xlinker","main=Clock_main","@/build/Clock.product/Objects.LinkFileList","-g"]
      "<Clock-linux-debug.exe>":
        tool: phony
        inputs: ["/build/Clock"]
        outputs: ["<Clock-linux-debug.exe>"]
    """

  private func edits(_ plan: String = Self.plan, product: String = "Clock") -> EditPlan? {
    EditPlan(
      of: plan, product: product, folders: ["/clock", "/ios"],
      hasFile: { ["/bin/swift-build-tool", "/bin/ld.lld"].contains($0.path) })
  }

  @Test func `it has what depends on the app's files, and no more`() throws {
    let plan = try #require(edits())
    #expect(
      plan.commands.keys.sorted()
        == ["C.Clock-linux-debug.module", "Rewriting Clock", "library", "program"])
    #expect(plan.tool.path == "/bin/swift-build-tool")
  }

  @Test func `its compiler speaks to a person, and waits for no command that it lacks`() throws {
    let plan = try #require(edits())
    let compile = try #require(plan.commands["C.Clock-linux-debug.module"])
    #expect(compile.arguments == ["/bin/swiftc", "Clock.linux.swift"])
    #expect(compile.inputs == ["/build/Clock.linux.swift", "/build/Kit.swiftmodule"])
  }

  @Test func `the library is linked by itself, and the program with it`() throws {
    let links = try #require(edits()).commands
    let library = try #require(links["library"])
    #expect(library.inputs == ["/build/Kit.build/Kit.swift.o"])
    #expect(library.outputs == ["/build/Clock-library.so"])
    #expect(
      library.arguments == [
        "/bin/swiftc", "-o", "/build/Clock-library.so", "-emit-library",
        "/build/Kit.build/Kit.swift.o", "-g", "-use-ld=lld",
      ])
    let program = try #require(links["program"])
    #expect(program.inputs == ["/build/Clock.build/Clock.swift.o", "/build/Clock-library.so"])
    #expect(
      program.arguments == [
        "/bin/swiftc", "-o", "/build/Clock", "-emit-executable", "-Xlinker", "--defsym", "-Xlinker",
        "main=Clock_main", "/build/Clock.build/Clock.swift.o", "-Xlinker",
        "/build/Clock-library.so", "-Xlinker", "-rpath=/build", "-g", "-use-ld=lld",
      ])
  }

  @Test(arguments: [
    ("a source of the app", Set(["/ios/Clock.swift"]), true),
    ("a source that is not in the plan", Set(["/ios/New.swift"]), false),
    ("a file that is copied beside the program", Set(["/ios/Main.storyboard"]), false),
    ("a source of the library", Set(["/kit/Kit.swift"]), false),
    ("one of each", Set(["/ios/Clock.swift", "/ios/Main.storyboard"]), false),
    ("a source that was removed", Set(["/ios/Removed.swift"]), false),
  ]) func `it is for changes of sources that it knows`(
    name: String, changes: Set<String>, isCovered: Bool
  ) throws {
    let plan = try #require(edits())
    #expect(plan.covers(changes, hasFile: { $0 != "/ios/Removed.swift" }) == isCovered)
  }

  @Test(arguments: [
    "", "commands: [", "commands: {}",
    plan.replacing("Objects.LinkFileList", with: "Objects"),
    plan.replacing("-emit-executable", with: "-emit"),
    plan.replacing("main=Clock_main", with: "start"),
    plan.replacing("/bin/swiftc", with: "/other/swiftc"),
  ]) func `another version's plan is left to SwiftPM`(plan: String) {
    #expect(edits(plan) == nil)
  }

  @Test func `it is written as llbuild reads it, the tool of a command first`() throws {
    let text = try #require(edits()).manifest
    #expect(
      text.hasPrefix(
        """
        client:
          name: swift-build
        targets:
          program: ["/build/Clock"]
        commands:
          "C.Clock-linux-debug.module":
            tool: shell
            inputs: ["/build/Clock.linux.swift","/build/Kit.swiftmodule"]
            outputs: ["/build/Clock.build/Clock.swift.o","/build/Clock.swiftmodule"]
            args: ["/bin/swiftc","Clock.linux.swift"]
          "Rewriting Clock":
            tool: shell
        """))
    #expect(text.contains("    description: \"Linking the library, once\"\n"))
  }

  @Test func `a product that is not in the plan is left to SwiftPM`() {
    #expect(edits(product: "Watch") == nil)
  }
}
