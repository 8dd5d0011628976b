import Foundation
import NavigationShell

/// A program with misbehaving apps, for tests of `verify`.
let apps = [
  App(name: "calm", title: "Calm", summary: "Does as it should.") { _ in
    UINavigationController(rootViewController: CalmPage())
  },
  App(name: "trap", title: "Trap", summary: "Stops when its button is tapped.") { _ in
    CalmPage(tapped: { preconditionFailure("The trap snapped.") })
  },
  App(name: "quitter", title: "Quitter", summary: "Ends it as if it had failed.") {
    _ in CalmPage(tapped: { exit(1) })
  },
  App(name: "leaver", title: "Leaver", summary: "Ends the program when its button is tapped.") {
    _ in CalmPage(tapped: { exit(0) })
  },
  App(name: "stuck", title: "Stuck", summary: "Does nothing more when its button is tapped.") {
    _ in CalmPage(tapped: { while true {} })
  },
  App(name: "stuck-launch", title: "Stuck", summary: "Does nothing from the start.") { _ in
    while true {}
  },
  App(name: "noisy", title: "Noisy", summary: "Prints much when its button is tapped.") { _ in
    CalmPage(tapped: {
      for line in 1...16_384 {
        print("line \(line) ".padding(toLength: 63, withPad: "-", startingAt: 0))
      }
    })
  },
  App(name: "moody", title: "Moody", summary: "Is another at each launch.") { _ in
    launches += 1
    return CalmPage(title: "Launch \(launches)")
  },
  App(name: "asked", title: "Asked", summary: "Answers to the key ?.") { _ in
    UINavigationController(rootViewController: AskedPage(nibName: nil, bundle: nil))
  },
  App(name: "clock", title: "Clock", summary: "Shows dates.") { _ in ClockPage() },
  App(name: "restless", title: "Restless", summary: "Never comes to rest.") { _ in RestlessPage() },
  App(name: "watched", title: "Watched", summary: "Is another each time it is looked at.") { _ in
    WatchedPage()
  },
  App(
    name: "late", title: "Late", summary: "Does things on the main queue.",
    delegate: LateDelegate.self),
  App(name: "endless", title: "Endless", summary: "Never empties the main queue.") { _ in
    CalmPage(tapped: EndlessWork().begin)
  },
  App(name: "endless-launch", title: "Endless", summary: "Never empties it from the start.") { _ in
    EndlessWork().begin()
    return CalmPage()
  },
]

/// The number of launches of the moody app.
var launches = 0

Shell(apps: apps).main()
