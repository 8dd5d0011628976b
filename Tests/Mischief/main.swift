import Foundation
import NavigationShell

/// A program whose apps do what apps should not, for tests of what verifies them.
let apps = [
  App(name: "calm", title: "Calm", summary: "Does as it should.") { _ in
    UINavigationController(rootViewController: CalmPage())
  },
  App(name: "trap", title: "Trap", summary: "Stops when its button is tapped.") { _ in
    CalmPage(tapped: { preconditionFailure("The trap snapped.") })
  },
  App(name: "leaver", title: "Leaver", summary: "Ends the program when its button is tapped.") {
    _ in CalmPage(tapped: { exit(0) })
  },
  App(name: "moody", title: "Moody", summary: "Is another at each launch.") { _ in
    launches += 1
    return CalmPage(title: "Launch \(launches)")
  },
  App(name: "restless", title: "Restless", summary: "Never comes to rest.") { _ in RestlessPage() },
  App(name: "watched", title: "Watched", summary: "Is another each time it is looked at.") { _ in
    WatchedPage()
  },
]

/// How often the moody app was launched.
var launches = 0

Shell(apps: apps).main()
