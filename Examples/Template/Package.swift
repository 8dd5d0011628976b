// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Template",
  dependencies: [.package(name: "NavigationKit", path: "../..")],
  targets: [
    // An app in the structure of Xcode's template.
    .executableTarget(
      name: "Template",
      dependencies: [.product(name: "NavigationShell", package: "NavigationKit")]),
    // Checks that objects made by their class are sound in optimised builds.
    .executableTarget(
      name: "Launching",
      dependencies: [.product(name: "NavigationKit", package: "NavigationKit")]),
  ],
  swiftLanguageModes: [.v6]
)
