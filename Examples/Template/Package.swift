// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Template",
  dependencies: [.package(name: "NavigationKit", path: "../..")],
  targets: [
    // An app as Xcode's template lays it out.
    .executableTarget(
      name: "Template",
      dependencies: [.product(name: "NavigationShell", package: "NavigationKit")]),
    // Whether objects that are made by their class are sound however the code is optimised.
    .executableTarget(
      name: "Launching",
      dependencies: [.product(name: "NavigationKit", package: "NavigationKit")]),
  ],
  swiftLanguageModes: [.v6]
)
