import Demos
import NavigationShell

extension App {
  /// The demos that show a folder of the person's choice.
  private static let folderDemos: Set = ["files", "photos"]

  /// Makes an app of a demo.
  init(_ demo: Demo) {
    self.init(
      name: demo.name, title: demo.title, summary: demo.summary,
      opensFolders: Self.folderDemos.contains(demo.name),
      tour: demo.tour.map { NavigationShell.TourStop(name: $0.name, moves: $0.moves) },
      screen: demo.screen
    ) {
      // What is set in a demo lasts as long as its value, and no longer than an opening.
      (Demo.named(demo.name) ?? demo).makeRoot(DemoContent($0))
    }
  }
}
