import Demos
import NavigationShell

extension App {
  /// Makes an app of a demo.
  init(_ demo: Demo) {
    self.init(
      name: demo.name, title: demo.title, summary: demo.summary,
      opensFolders: demo.opensFolders,
      tour: demo.tour.map { NavigationShell.TourStop(name: $0.name, moves: $0.moves) },
      screen: demo.screen
    ) {
      // A fresh demo for each opening, so that changes in one do not last to the next.
      (Demo.named(demo.name) ?? demo).makeRoot(DemoContent($0))
    }
    interfaceFolder = { DemoContent($0).storyboards }
    interfaceClasses = Demo.interfaceClasses
  }
}
