import AppFolders
import Testing
import XcodeProject

/// The kinds of targets, their names, and their dependencies.
@Suite struct TargetTests {
  private let folder: AppFolder

  init() throws { folder = try AppFolder() }

  private func read(_ text: ProjectText, configuration: String? = nil) throws -> Project {
    try folder.add("App.xcodeproj", text)
    return try Project(xcode: folder.place("App.xcodeproj"), configuration: configuration)
  }

  @Test(arguments: [
    ("application", ProjectTarget.Kind.app), ("framework", .framework),
    ("framework.static", .framework), ("library.static", .library),
    ("app-extension", .appExtension),
    ("bundle.unit-test", .unitTests), ("bundle.ui-testing", .uiTests),
    ("application.watchapp2", .other("application.watchapp2")),
  ])
  func `a target is what its product is`(type: String, kind: ProjectTarget.Kind) throws {
    #expect(try read(ProjectText([.init("App", type: type)])).targets.map(\.kind) == [kind])
  }

  @Test func `a target that is listed twice is one`() throws {
    let text = ProjectText([.init("App")]).text.replacing(
      "targets = (T0)", with: "targets = (T0, T0)")
    try folder.add("App.xcodeproj/project.pbxproj", text)
    #expect(try Project(xcode: folder.place("App.xcodeproj")).targets.map(\.name) == ["App"])
  }

  @Test(arguments: [
    ("", "My App", "My_App"), ("PRODUCT_NAME = Shop;", "Shop", "Shop"),
    ("PRODUCT_NAME = \"$(TARGET_NAME) 2\";", "My App 2", "My_App_2"),
    ("PRODUCT_MODULE_NAME = Core;", "My App", "Core"), ("PRODUCT_NAME = 3D;", "3D", "_D"),
  ])
  func `a target's product and module have names`(
    settings: String, product: String, module: String
  ) throws {
    let target = try read(ProjectText([.init("My App", settings: settings)])).targets[0]
    #expect([target.productName, target.moduleName] == [product, module])
  }

  @Test func `settings of the target count more than those of the project`() throws {
    let target = try read(
      ProjectText(
        [
          .init(
            "App",
            settings: """
              SWIFT_VERSION = 6.0; PRODUCT_BUNDLE_IDENTIFIER = "com.example.$(PRODUCT_NAME)";
              OTHER = ("$(inherited)", "-b"); SWIFT_OBJC_BRIDGING_HEADER = "App/Bridge.h";
              """)
        ], settings: "SWIFT_VERSION = 5.0; OTHER = \"-a\"; IPHONEOS_DEPLOYMENT_TARGET = 15.0;")
    ).targets[0]
    #expect(target.swiftVersion == "6.0")
    #expect(target.bundleIdentifier == "com.example.App")
    #expect(target.settings.list("OTHER") == ["-a", "-b"])
    #expect(target.bridgingHeader == "App/Bridge.h")
    #expect(target.deploymentTarget == "15.0")
  }

  @Test(
    arguments: [(nil, "Release"), ("Debug", "Debug"), ("Beta", "Release")] as [(String?, String)])
  func `the wanted configuration counts, else the default one`(
    wanted: String?, expected: String
  ) throws {
    try folder.add(
      "App.xcodeproj/project.pbxproj",
      """
      {objects = {P = {targets = (T);}; T = {isa = PBXNativeTarget; buildConfigurationList = L;};
        L = {buildConfigurations = (A, B); defaultConfigurationName = Release;};
        A = {name = Debug; buildSettings = {X = Debug;};};
        B = {name = Release; buildSettings = {X = Release;};};}; rootObject = P;}
      """)
    let project = try Project(xcode: folder.place("App.xcodeproj"), configuration: wanted)
    #expect(project.targets[0].settings["X"] == expected)
    #expect(project.targets[0].settings["CONFIGURATION"] == expected)
  }

  @Test func `settings are in files, too, which count less`() throws {
    try folder.add("Config/App.xcconfig", "SWIFT_VERSION = 4.2\nX = file")
    try folder.add(
      "App.xcodeproj/project.pbxproj",
      """
      {objects = {P = {targets = (T); mainGroup = G;}; T = {isa = PBXNativeTarget; buildConfigurationList = L;};
        G = {children = (H);}; H = {path = Config; children = (F);}; F = {path = App.xcconfig;};
        L = {buildConfigurations = (A);};
        A = {name = Debug; baseConfigurationReference = F; buildSettings = {X = own;};};}; rootObject = P;}
      """)
    let settings = try Project(xcode: folder.place("App.xcodeproj")).targets[0].settings
    #expect(settings["SWIFT_VERSION"] == "4.2")
    #expect(settings["X"] == "own")
  }

  @Test func `a target needs others by name, by what it links, and products of packages`() throws {
    try folder.add("Local/Package.swift", "// a package")
    try folder.add(
      "App.xcodeproj/project.pbxproj",
      """
      {objects = {
        P = {targets = (T, K, Q); mainGroup = G;}; G = {children = (H);};
        H = {isa = PBXFileReference; lastKnownFileType = wrapper; path = Local;};
        T = {isa = PBXNativeTarget; name = App; dependencies = (D, D); buildPhases = (W);
          packageProductDependencies = (A, B, C);};
        D = {target = K;};
        K = {isa = PBXNativeTarget; name = Kit; productReference = KP;};
        Q = {isa = PBXNativeTarget; name = Core; productReference = QP;};
        KP = {path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR;};
        QP = {path = Core.framework; sourceTree = BUILT_PRODUCTS_DIR;};
        OP = {path = Other.framework; sourceTree = BUILT_PRODUCTS_DIR;};
        SP = {path = UIKit.framework; sourceTree = SDKROOT;};
        W = {isa = PBXFrameworksBuildPhase; files = (W1, W2, W3, W4);};
        W1 = {fileRef = KP;}; W2 = {fileRef = QP;}; W3 = {fileRef = OP;}; W4 = {fileRef = SP;};
        A = {productName = Local; };
        B = {productName = Snap; package = RB;}; C = {productName = Near; package = RC;};
        RB = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/Snap.git";
          requirement = {kind = upToNextMajorVersion; minimumVersion = 5.0.0;};};
        RC = {isa = XCLocalSwiftPackageReference; relativePath = "../Near";};
      }; rootObject = P;}
      """)
    let project = try Project(xcode: folder.place("App.xcodeproj"))
    #expect(project.targets[0].dependencies == ["Kit", "Core", "Other"])
    #expect(
      project.targets[0].packageProducts == [
        PackageProduct(name: "Local", origin: .unknown),
        PackageProduct(
          name: "Snap",
          origin: .remote(url: "https://example.com/Snap.git", requirement: "from: \"5.0.0\"")),
        PackageProduct(
          name: "Near", origin: .local(path: folder.path.folderOfPath.appendingPath("Near"))),
      ])
    #expect(project.localPackages == [folder.place("Local")])
  }

  @Test(arguments: [
    ("kind = branch; branch = main;", "branch: \"main\""),
    ("kind = revision; revision = abc;", "revision: \"abc\""),
    ("kind = exactVersion; version = 1.2.3;", "exact: \"1.2.3\""),
    ("kind = upToNextMinorVersion; minimumVersion = 1.2.3;", ".upToNextMinor(from: \"1.2.3\")"),
    (
      "kind = versionRange; minimumVersion = 1.0.0; maximumVersion = 2.0.0;",
      "\"1.0.0\"..<\"2.0.0\""
    ),
    ("kind = branch; branch = \"a\\\"b\";", "branch: \"ab\""),
  ])
  func `versions of packages are as manifests write them`(written: String, expected: String) throws
  {
    let text = ProjectText(
      [],
      objects: """
        TX = {isa = PBXNativeTarget; name = App; packageProductDependencies = (A);};
        A = {productName = Snap; package = R;};
        R = {repositoryURL = "https://example.com/Snap"; requirement = {\(written)};};
        """
    ).text.replacing("targets = ()", with: "targets = (TX)")
    try folder.add("App.xcodeproj/project.pbxproj", text)
    let project = try Project(xcode: folder.place("App.xcodeproj"))
    #expect(
      project.targets[0].packageProducts.map(\.origin)
        == [.remote(url: "https://example.com/Snap", requirement: expected)])
  }
}
