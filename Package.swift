// swift-tools-version: 6.2
import Foundation
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// For modules that are isolated to the main actor by default, like UIKit.
let onMainActor = strict + [.defaultIsolation(MainActor.self)]

/// Where the toolchain has its own Swift parser, which the rules for ported sources are built on:
/// beside the package manager's library, which this manifest has loaded.
let parserFolder: String? = {
  // A file handle reads it to its end; what reads a file by its size stops after a page.
  let maps = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()
  let library = String(decoding: maps ?? Data(), as: UTF8.self).split(separator: "\n")
    .first { $0.contains("libPackageDescription") }
  guard let path = library?.split(separator: " ").last,
    let end = path.range(of: "/pm/ManifestAPI/")
  else { return nil }
  return "\(path[..<end.lowerBound])/host"
}()

/// For modules that use the parser; a toolchain without it compiles them to a sentence that says so.
let withParser: [SwiftSetting] = strict + (parserFolder.map { [.unsafeFlags(["-I", $0])] } ?? [])
let parserLibraries: [LinkerSetting] =
  parserFolder.map {
    [.unsafeFlags(["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0])]
  } ?? []

let package = Package(
  name: "NavigationKit",
  products: [
    .library(name: "NavigationKit", targets: ["NavigationKit"]),
    .library(name: "NavigationShell", targets: ["NavigationShell"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "Storyboard", targets: ["Storyboard"]),
    .library(name: "AppleStandIns", targets: ["AppleStandIns"]),
    .library(name: "XCUIAutomation", targets: ["XCUIAutomation"]),
    .library(name: "Audit", targets: ["Audit"]),
    .library(name: "Drawing", targets: ["Drawing"]),
    .library(name: "Input", targets: ["Input"]),
    .library(name: "SDLShell", targets: ["SDLShell"]),
    .library(name: "Snapshot", targets: ["Snapshot"]),
    .library(name: "SnapshotTesting", targets: ["SnapshotTesting", "TestHost"]),
    .executable(name: "navshell", targets: ["navshell"]),
    .executable(name: "navport", targets: ["navport"]),
    .plugin(name: "PortSources", targets: ["PortSources"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: [
    .systemLibrary(
      name: "CSDL2", path: "CSDL2",
      providers: [
        .apt([
          "libsdl2-dev", "libsdl2-ttf-dev", "libsdl2-image-dev", "libharfbuzz-dev",
          "libfribidi-dev", "zlib1g-dev",
        ])
      ]),
    // SDL 2 draws no paths.
    .systemLibrary(name: "CCairo", path: "CCairo", providers: [.apt(["libcairo2-dev"])]),
    // SDL_ttf finds no fonts by name. Cairo's package depends on this one.
    .systemLibrary(
      name: "CFontconfig", path: "CFontconfig", providers: [.apt(["libfontconfig-dev"])]),
    // SDL 2 does not read the desktop's scale on X11.
    .systemLibrary(name: "CX11", path: "CX11", providers: [.apt(["libx11-dev", "libxext-dev"])]),
    // Dispatch's public headers do not declare what wakes a window for the main queue.
    .systemLibrary(name: "CMainQueue", path: "CMainQueue"),
    .target(name: "Input", swiftSettings: strict),
    .target(name: "Drawing", swiftSettings: strict),
    .target(name: "ConstraintSolver", swiftSettings: strict),
    .target(name: "FileTypes", swiftSettings: strict),
    .target(
      name: "Assets", path: "Assets", resources: [.copy("Symbols"), .copy("Samples")],
      swiftSettings: strict),
    .target(
      name: "NavigationKit", dependencies: ["Input", "Drawing", "ConstraintSolver"],
      swiftSettings: onMainActor),
    .target(
      name: "SDLShell",
      dependencies: [
        "CSDL2", "CCairo", "CFontconfig",
        .target(name: "CX11", condition: .when(platforms: [.linux])),
        .target(name: "CMainQueue", condition: .when(platforms: [.linux])), "Input", "Drawing",
        "Assets",
      ],
      swiftSettings: onMainActor),
    .target(
      name: "Snapshot", dependencies: ["Drawing"],
      resources: [.embedInCode("Report/Page"), .embedInCode("Sharing/Page")],
      swiftSettings: strict),
    .target(
      name: "Audit", dependencies: ["NavigationKit", "Drawing"], swiftSettings: onMainActor),
    .target(
      name: "Scenario",
      dependencies: [
        "NavigationKit", "Audit", "Input", "Drawing", .product(name: "Yams", package: "Yams"),
      ],
      swiftSettings: onMainActor),
    .target(
      name: "Storyboard", dependencies: ["NavigationKit", "Drawing", "Assets", "XcodeProject"],
      swiftSettings: strict),
    // Its views are on the main actor, as they are UIKit's; its values are on none.
    .target(
      name: "AppleStandIns", dependencies: ["NavigationKit", "SDLShell", "Drawing", "FileTypes"],
      swiftSettings: strict),
    .target(
      name: "Demos", dependencies: ["NavigationKit", "Input"], swiftSettings: onMainActor),
    .target(
      name: "NavigationShell",
      dependencies: [
        "NavigationKit", "SDLShell", "Snapshot", "Scenario", "Storyboard", "Audit", "Porting",
        "Input",
        "Drawing", "Assets", "FileTypes",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Yams", package: "Yams"),
      ],
      swiftSettings: onMainActor),
    .target(name: "XcodeProject", swiftSettings: strict),
    .target(name: "Porting", dependencies: ["XcodeProject"], swiftSettings: strict),
    .target(
      name: "PortRules", exclude: parserFolder == nil ? ["Syntax"] : [],
      swiftSettings: withParser, linkerSettings: parserLibraries),
    // A program of its own, as the toolchain's parser is a library that only a toolchain has.
    .executableTarget(
      name: "navport",
      dependencies: [
        "XcodeProject", "Porting", "PortRules",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: withParser),
    .plugin(name: "PortSources", capability: .buildTool(), dependencies: ["navport"]),
    // Under Apple's name, so that `import UIKit` compiles. It makes `canImport(UIKit)` true in the
    // whole build.
    .target(
      name: "UIKit", dependencies: ["NavigationShell", "_Testing_UIKit"],
      swiftSettings: onMainActor),
    // The name that the compiler imports wherever a file imports both Testing and UIKit.
    .target(name: "_Testing_UIKit", swiftSettings: strict),
    // It links XCTest, so that only tests may name it.
    .target(
      name: "XCUIAutomation",
      dependencies: [
        "NavigationShell", "NavigationKit", "Audit", "Scenario", "Input", "XCTestAdditions",
        "ProgramArguments",
      ],
      swiftSettings: strict),
    // In Swift 6 a program's arguments cannot be set.
    .target(name: "ProgramArguments", swiftSettings: [.swiftLanguageMode(.v5)]),
    // What Apple's XCTest has and the one of Linux lacks.
    .target(name: "XCTestAdditions", swiftSettings: strict),
    // Under the name that iOS projects import. It is for test targets, as it needs both testing libraries.
    .target(
      name: "SnapshotTesting",
      dependencies: [
        "NavigationShell", "NavigationKit", "SDLShell", "Snapshot", "Scenario", "Storyboard",
        "Drawing", "Assets", "Audit", "XCTestAdditions",
      ],
      swiftSettings: strict),
    // Part of the product alone, so that only test programs that use it get a stage around them.
    .target(name: "TestHost", dependencies: ["SnapshotTesting"], swiftSettings: strict),
    .executableTarget(
      name: "navshell", dependencies: ["NavigationShell", "Demos"], swiftSettings: onMainActor),
    .executableTarget(
      name: "FaultyApps", dependencies: ["NavigationShell"], path: "Tests/FaultyApps",
      swiftSettings: onMainActor),
    .target(
      name: "PortedScreens", dependencies: ["NavigationKit"], path: "Tests/PortedScreens",
      // What Xcode does not warn of, as its Foundation is imported from Objective-C.
      swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(["-suppress-warnings"])]),
    .target(
      name: "PortedPictures", dependencies: ["AppleStandIns"], path: "Tests/PortedPictures",
      swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(["-suppress-warnings"])]),
    .target(
      name: "Goldens", dependencies: ["NavigationKit", "SDLShell", "Snapshot", "Drawing"],
      path: "Tests/Goldens", swiftSettings: onMainActor),
    .executableTarget(
      name: "SolverBenchmark", dependencies: ["ConstraintSolver"], path: "Tests/SolverBenchmark",
      exclude: ["kiwi_times.py"], swiftSettings: strict),
    .executableTarget(
      name: "UITestBenchmark", dependencies: ["XCUIAutomation", "TestedLibrary"],
      path: "Tests/UITestBenchmark", swiftSettings: onMainActor),
    .testTarget(name: "DrawingTests", dependencies: ["Drawing", "Input"], swiftSettings: strict),
    .testTarget(
      name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"],
      exclude: ["Kiwi/kiwi_values.py"], swiftSettings: strict),
    .testTarget(
      name: "NavigationKitTests",
      dependencies: ["NavigationKit", "Input", "Drawing", "Goldens", "PortedScreens"],
      exclude: [
        "Containers/Navigation/Callbacks/Goldens", "Containers/Navigation/Slide/Goldens",
        "Core/Screen/Goldens",
        "Containers/Split/Goldens", "Containers/Tabs/Goldens",
      ],
      swiftSettings: onMainActor),
    .target(name: "AppFolders", path: "Tests/AppFolders", swiftSettings: strict),
    .testTarget(
      name: "XcodeProjectTests", dependencies: ["XcodeProject", "AppFolders"],
      swiftSettings: strict),
    .testTarget(
      name: "PortingTests", dependencies: ["Porting", "XcodeProject", "AppFolders"],
      swiftSettings: strict),
    .testTarget(
      name: "PortRulesTests", dependencies: ["PortRules"], swiftSettings: withParser),
    .testTarget(
      name: "SDLShellTests",
      dependencies: ["SDLShell", "CSDL2", "Drawing", "Input", "Assets", "Goldens"],
      exclude: ["Painter/Goldens", "Pictures/Goldens"], swiftSettings: onMainActor),
    .testTarget(
      name: "SnapshotTests", dependencies: ["Snapshot", "Drawing", "Goldens"], swiftSettings: strict
    ),
    .testTarget(
      name: "ScenarioTests",
      dependencies: ["Scenario", "NavigationKit", "Audit", "Input", "Drawing", "Goldens"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "AuditTests",
      dependencies: ["Audit", "NavigationKit", "NavigationShell", "Drawing", "Goldens"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "StoryboardTests",
      dependencies: ["Storyboard", "NavigationKit", "Drawing", "Assets", "Goldens"],
      swiftSettings: strict),
    .testTarget(
      name: "AppleStandInsTests",
      dependencies: [
        "AppleStandIns", "NavigationKit", "SDLShell", "Drawing", "FileTypes", "PortedPictures",
        "Goldens",
      ],
      swiftSettings: onMainActor),
    .testTarget(
      name: "DemosTests",
      dependencies: [
        "Demos", "NavigationKit", "Storyboard", "Input", "Drawing", "SDLShell", "Goldens",
      ],
      swiftSettings: onMainActor),
    .target(
      name: "TestedLibrary", dependencies: ["NavigationShell"], path: "Tests/TestedLibrary",
      swiftSettings: onMainActor),
    .testTarget(
      name: "XCUIAutomationTests",
      dependencies: ["XCUIAutomation", "TestedLibrary", "NavigationKit"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "XCUIAutomationXCTests", dependencies: ["XCUIAutomation", "TestedLibrary"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "NavigationShellTests",
      dependencies: [
        "NavigationShell", "NavigationKit", "Scenario", "Storyboard", "Drawing", "Input",
        "SDLShell", "Snapshot", "Goldens", "FileTypes",
        .target(name: "CX11", condition: .when(platforms: [.linux])),
      ],
      exclude: [
        "Agents/Goldens", "Looks/Controls/Goldens", "Looks/Screens/Goldens", "Session/Goldens",
      ], swiftSettings: onMainActor),
    .testTarget(
      name: "SnapshotTestingTests",
      dependencies: [
        "SnapshotTesting", "NavigationKit", "NavigationShell", "Drawing", "SDLShell", "Snapshot",
        "Goldens", "XCTestAdditions",
      ],
      exclude: ["Asserting/__Snapshots__", "Screens/__Snapshots__"], swiftSettings: strict),
    // Tests as iOS projects have them, which XCTest runs.
    .testTarget(
      name: "SnapshotTestingXCTests", dependencies: ["SnapshotTesting", "NavigationKit"],
      exclude: ["__Snapshots__"], swiftSettings: [.swiftLanguageMode(.v5)]),
  ],
  swiftLanguageModes: [.v6]
)

// For Scripts/fuzz alone: the library counts which of its branches are taken.
if ProcessInfo.processInfo.environment["NAVIGATIONKIT_FUZZERS"] != nil {
  let counting = SwiftSetting.unsafeFlags(["-sanitize=fuzzer,address"])
  for target in package.targets where [.regular, .executable].contains(target.type) {
    target.swiftSettings = (target.swiftSettings ?? []) + [counting]
  }
  // libFuzzer is the program's own part, as its readers are chosen by name.
  let linking = [LinkerSetting.unsafeFlags(["-sanitize=address"]), .linkedLibrary("stdc++")]
  package.targets += [
    .target(name: "Fuzzer", path: "Tests/Fuzzers/Driver", swiftSettings: strict),
    .executableTarget(
      name: "FileFuzzers",
      dependencies: ["Fuzzer", "PortRules", "SDLShell", "Snapshot", "XcodeProject"],
      path: "Tests/Fuzzers/Files", swiftSettings: withParser + [.defaultIsolation(MainActor.self)],
      linkerSettings: linking),
    .executableTarget(
      name: "InterfaceFuzzers",
      dependencies: ["Fuzzer", "NavigationKit", "Scenario", "Storyboard"],
      path: "Tests/Fuzzers/Interfaces", swiftSettings: onMainActor, linkerSettings: linking),
  ]
}

// What makes a site of the documentation (make docs), which nobody else has to fetch.
if ProcessInfo.processInfo.environment["NAVIGATIONKIT_DOCS"] != nil {
  package.dependencies.append(
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", exact: "1.5.0"))
}
