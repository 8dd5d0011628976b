extension Demo {
  /// All demos; the first is the catalogue of the others.
  ///
  /// Changes made in a demo last as long as the `Demo` value, so read this once per run.
  public static var all: [Demo] { [catalogue] + chapters }

  /// The demo of that name; nil if there is none.
  public static func named(_ name: String) -> Demo? { all.first { $0.name == name } }

  private static var catalogue: Demo {
    let demos = chapters
    return Demo(
      name: "catalogue", title: "NavigationKit", summary: "The list of all demos",
      subject: .apps, symbol: "list.bullet", tour: catalogueTour
    ) { CatalogueController(demos: demos, content: $0) }
  }

  static var chapters: [Demo] {
    [
      files, photos, settings, navBar, toolbars, tabs, columns, hiding, transitions, modals,
      popovers, alerts, editing, mail, search, paging, controls, pickers, drawing, transforms, form,
      chat, grid, store, outline, storyboards, restart, gallery,
    ]
  }

  private static let files = Demo(
    name: "files", title: "Files", summary: "A page for every folder", subject: .apps,
    symbol: "folder", tour: [DemoStop("samples") { $0.settle() }] + filesTour, opensFolders: true,
    makeOwnRoot: { content in
      guard UITraitCollection.current.userInterfaceIdiom == .pad else { return nil }
      let (folder, title, files) = place(of: content)
      return PlacesController.columns(folder: folder, title: title, in: files)
    }
  ) { content in
    let (folder, title, files) = place(of: content)
    return FilesController(folder: folder, title: title, in: files)
  }

  /// The folder that Files opens, what it is called, and what knows what is in it.
  private static func place(
    of content: DemoContent
  ) -> (folder: String, title: String, files: any FileSystem) {
    guard let folder = content.files else {
      let samples = SampleTree.files(in: content.samples.appendingPathComponent("Files"))
      return (SampleTree.root, "Samples", samples)
    }
    return (folder.path, title(of: folder), DiskFiles())
  }

  private static let photos = Demo(
    name: "photos", title: "Photos", summary: "Albums, a grid, bars that hide on a tap",
    subject: .apps, symbol: "photo.on.rectangle",
    tour: [DemoStop("albums") { $0.settle() }] + photosTour, opensFolders: true
  ) { content in
    guard let folder = content.photos else {
      let samples = SampleTree.photos(in: content.samples.appendingPathComponent("Photos"))
      return PhotosController(root: SampleTree.root, in: samples)
    }
    return PhotosController(root: folder.path, in: DiskFiles())
  }

  private static var settings: Demo {
    let store = SettingsStore()
    return Demo(
      name: "settings", title: "Settings", summary: "Lists in lists, with switches that act",
      subject: .apps, symbol: "gearshape",
      tour: [DemoStop("settings") { $0.settle() }] + settingsTour
    ) { _ in SettingsController.first(store) }
  }

  private static func title(of folder: URL) -> String {
    let home = URL(fileURLWithPath: NSHomeDirectory())
    return folder.standardizedFileURL.path == home.standardizedFileURL.path
      ? "Home" : folder.lastPathComponent
  }
}
