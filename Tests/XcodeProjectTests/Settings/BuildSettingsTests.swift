import Testing
import XcodeProject

/// Build settings that name one another, come in levels and have conditions.
@Suite struct BuildSettingsTests {
  @Test(arguments: [
    ("$(A)", "x y"), ("${A}/$(B)", "x y/x y!"), ("$(A:c99extidentifier)", "x_y"),
    ("$(A:rfc1034identifier)", "x-y"), ("$(A:upper)", "X Y"), ("$(NONE)", ""),
    ("$(NONE:default=d)", "d"), ("$(A:default=d)", "x y"), ("$(P_$(K))", "nested"),
    ("$(SELF)", "-"), ("$(ONE)", "12"), ("$A", "$A"), ("$(A", "$(A"), ("5 $ and )", "5 $ and )"),
    ("$(A:unknown)", "x y"),
  ])
  func `names in texts stand for settings`(text: String, expected: String) {
    let settings = BuildSettings([
      "A": "x y", "B": "$(A)!", "K": "Q", "P_Q": "nested", "SELF": "-$(SELF)", "ONE": "1$(TWO)",
      "TWO": "2$(ONE)",
    ])
    #expect(settings.expanded(text) == expected)
  }

  @Test func `settings that double each other come to an end`() {
    var values = ["S99": "x"]
    for level in 0..<99 { values["S\(level)"] = "$(S\(level + 1))$(S\(level + 1))" }
    #expect(BuildSettings(values).expanded("$(S0)").count < 10_000)
  }

  @Test func `a level may add to the one below`() {
    var settings = BuildSettings(["A": "1", "B": "1", "C": "1"])
    settings.merge([
      "A": "$(inherited) 2", "B": "2 ${inherited}", "C": "$(C)3", "D": "$(inherited)",
    ])
    #expect(["A", "B", "C", "D"].map { settings[$0] } == ["1 2", "2 1", "13", ""])
  }

  @Test(arguments: [
    ("A[sdk=iphonesimulator*]", true), ("A[sdk=iphone*]", true), ("A[sdk=*]", true),
    ("A[sdk=iphoneos*]", false), ("A[sdk=macosx*]", false), ("A[config=Debug]", true),
    ("A[config=Release]", false), ("A[arch=arm64]", false), ("A[arch=*]", true),
    ("A[sdk=iphone*][config=Release]", false), ("A[sdk=iphone*,arch=*]", true), ("[sdk=*]", false),
    ("A[sdk]", false), ("A[]", true),
  ])
  func `a setting holds under its conditions`(name: String, holds: Bool) {
    var settings = BuildSettings(["CONFIGURATION": "Debug"])
    settings.merge([name: "yes"])
    #expect((settings["A"] == "yes") == holds)
  }

  @Test(arguments: [
    (["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG FOO"], ["DEBUG", "FOO"]),
    (["OTHER_SWIFT_FLAGS": "-D A -DB -Xcc -g -D A"], ["A", "B"]),
    (["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "A", "OTHER_SWIFT_FLAGS": "-D B"], ["A", "B"]),
    ([:], []),
  ])
  func `a target has the conditions of both kinds`(
    values: [String: String], conditions: [String]
  ) {
    let target = ProjectTarget(name: "App", kind: .app, settings: BuildSettings(values))
    #expect(target.compilationConditions == conditions)
  }

  @Test(arguments: [
    (["SDKROOT": "iphoneos"], true), (["SDKROOT": "macosx"], false),
    (["SDKROOT": "watchos"], false),
    (["SDKROOT": "auto"], true), ([:], true),
    (["SDKROOT": "auto", "SUPPORTED_PLATFORMS": "iphoneos iphonesimulator macosx"], true),
    (["SDKROOT": "auto", "SUPPORTED_PLATFORMS": "macosx"], false),
    (["SDKROOT": "macosx", "SUPPORTED_PLATFORMS": "macosx iphoneos"], true),
  ])
  func `a target is for iOS by its platforms`(values: [String: String], isForIOS: Bool) {
    let target = ProjectTarget(name: "App", kind: .app, settings: BuildSettings(values))
    #expect(target.isForIOS == isForIOS)
  }
}
