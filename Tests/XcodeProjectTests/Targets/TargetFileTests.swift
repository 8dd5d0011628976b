import AppFolders
import Testing
import XcodeProject

/// Which files a target has, and where they are.
@Suite struct TargetFileTests {
  private let folder: AppFolder

  init() throws { folder = try AppFolder() }

  /// Reads a project whose only target has a source and a resource of given objects.
  private func read(objects: String, sources: String = "", resources: String = "") throws -> Project
  {
    let text = """
      {objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T);};
        T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildPhases = (S, R);};
        S = {isa = PBXSourcesBuildPhase; files = (\(sources));};
        R = {isa = PBXResourcesBuildPhase; files = (\(resources));};
        \(objects)
      }; rootObject = P;}
      """
    try folder.add("App.xcodeproj/project.pbxproj", text)
    return try Project(xcode: folder.place("App.xcodeproj"))
  }

  private func names(_ paths: [String]) -> [String] { paths.map { $0.relative(to: folder.path) } }

  @Test(arguments: [
    (
      "G = {children = (H); sourceTree = \"<group>\";}; H = {path = \"My Code\"; children = (F);};",
      "path = A.swift; sourceTree = \"<group>\"", "My Code/A.swift"
    ),
    ("G = {children = (H);}; H = {name = Only; children = (F);};", "path = A.swift", "A.swift"),
    (
      "G = {path = Sub; children = (H);}; H = {path = \"../Other\"; children = (F);};",
      "path = A.swift", "Other/A.swift"
    ),
    ("G = {path = Sub; children = (F);};", "path = A.swift; sourceTree = SOURCE_ROOT", "A.swift"),
    ("G = {};", "path = A.swift", "A.swift"),
    (
      "G = {path = Sub; children = (H);}; H = {path = In; children = (G, F, H);};",
      "path = A.swift",
      "Sub/In/A.swift"
    ),
  ])
  func `a file's place depends on its groups`(groups: String, file: String, place: String) throws {
    try folder.add(place)
    let project = try read(
      objects: "\(groups) F = {isa = PBXFileReference; \(file);}; B = {fileRef = F;};", sources: "B"
    )
    #expect(names(project.targets[0].sources) == [place])
  }

  @Test func `a file may be at a place of its own, and what Xcode has is none of the project's`()
    throws
  {
    let place = try folder.add("Elsewhere/A.swift")
    let project = try read(
      objects: """
        F = {path = "\(place)"; sourceTree = "<absolute>";}; B = {fileRef = F;};
        E = {path = B.swift; sourceTree = SDKROOT;}; C = {fileRef = E;};
        """, sources: "B, C")
    #expect(project.targets[0].sources == [place])
    #expect(project.targets[0].notes.isEmpty)
  }

  @Test func `the languages of a file are files of their own`() throws {
    for name in ["Base.lproj/Main.storyboard", "de.lproj/Main.strings"] { try folder.add(name) }
    let project = try read(
      objects: """
        G = {children = (V);}; V = {isa = PBXVariantGroup; name = Main.storyboard; children = (F, E);};
        F = {path = Base.lproj/Main.storyboard; name = Base;};
        E = {path = de.lproj/Main.strings; name = de;}; B = {fileRef = V;};
        """, resources: "B")
    let resources = project.targets[0].resources
    #expect(
      names(resources.map(\.path)) == ["Base.lproj/Main.storyboard", "de.lproj/Main.strings"])
    #expect(resources.map { $0.languageFolder?.nameOfPath } == ["Base.lproj", "de.lproj"])
  }

  @Test func `folders, catalogues and sources of other languages have their places`() throws {
    for name in ["Web/a.html", "A.xcassets/Contents.json", "Old.m"] { try folder.add(name) }
    let project = try read(
      objects: """
        F = {path = Web; lastKnownFileType = folder;}; E = {path = A.xcassets;}; D = {path = Old.m;};
        B = {fileRef = F;}; C = {fileRef = E;}; A = {fileRef = D;};
        """, sources: "A", resources: "B, C")
    #expect(names(project.targets[0].resources.map(\.path)) == ["Web", "A.xcassets"])
    #expect(names(project.targets[0].otherSources) == ["Old.m"])
  }

  @Test func `files of other platforms are left out`() throws {
    for name in ["A", "B", "C", "D"] { try folder.add("\(name).swift") }
    let files = ["A", "B", "C", "D"].map { "F\($0) = {path = \($0).swift;};" }.joined()
    let project = try read(
      objects: """
        \(files) BA = {fileRef = FA; platformFilter = maccatalyst;};
        BB = {fileRef = FB; platformFilters = (ios, macos);}; BC = {fileRef = FC; platformFilter = ios;};
        BD = {fileRef = FD; platformFilters = (macos);};
        """, sources: "BA, BB, BC, BD")
    #expect(names(project.targets[0].sources) == ["B.swift", "C.swift"])
  }

  @Test func `what is not on the disk is noted, and capitals do not count`() throws {
    try folder.add("Screen.swift")
    let project = try read(
      objects:
        "F = {path = SCREEN.swift;}; E = {path = Lost.swift;}; B = {fileRef = F;}; C = {fileRef = E;};",
      sources: "B, C, B, X")
    #expect(names(project.targets[0].sources) == ["Screen.swift"])
    #expect(
      project.targets[0].notes == [
        folder.place("SCREEN.swift") + ": it is called Screen.swift on the disk, which is taken",
        folder.place("Lost.swift") + ": it is in the target App and not on the disk; left out",
      ])
  }

  @Test(arguments: [
    "{}",
    "{objects = {P = {targets = (T, 1, {}); mainGroup = P; children = (P);};}; rootObject = P;}",
    "{objects = {P = {targets = (P); buildConfigurationList = P;};}; rootObject = P;}",
    "{objects = {P = Q;}; rootObject = P;}", "{objects = (); rootObject = {};}",
    "{objects = {P = {mainGroup = G; targets = (T);}; G = {children = (G, H);}; H = {children = (G);}; T = {isa = Wonder;};}; rootObject = P;}",
  ])
  func `a project of odd objects is read without targets`(text: String) throws {
    try folder.add("App.xcodeproj/project.pbxproj", text)
    #expect(try Project(xcode: folder.place("App.xcodeproj")).targets.isEmpty)
  }

  @Test func `a target of a circle of objects has nothing`() throws {
    let project = try read(
      objects:
        "T2 = {isa = PBXNativeTarget; buildPhases = (T2); dependencies = (T2); target = T2;};",
      sources: "S", resources: "T")
    #expect(project.targets[0].sources.isEmpty && project.targets[0].resources.isEmpty)
  }
}
