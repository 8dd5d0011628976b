// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "HelloNavigation",
  dependencies: [.package(name: "NavigationKit", path: "../..")],
  targets: [
    .executableTarget(
      name: "HelloNavigation",
      dependencies: [.product(name: "NavigationShell", package: "NavigationKit")],
      swiftSettings: [.defaultIsolation(MainActor.self)])
  ],
  swiftLanguageModes: [.v6]
)
