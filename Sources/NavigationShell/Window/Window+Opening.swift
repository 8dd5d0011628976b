import NavigationKit
import SDLShell

extension Window {
  /// A window that shows a screen: the one before, or one that is opened.
  ///
  /// - Throws: SDLError without a display.
  static func showing(
    _ screen: WindowScreen, in former: Window? = nil, renderer: RendererChoice = .auto,
    with painter: HeadlessPainter
  ) throws(SDLError) -> Window {
    guard let former else {
      return try StandardStreams.silencingErrors { () throws(SDLError) in
        try Window(screen, renderer: renderer, text: painter.text, images: painter.images)
      }
    }
    former.show(screen, text: painter.text, images: painter.images)
    return former
  }

  /// Has the program end once the display is lost: the film is saved, and then something done.
  func endWithDisplay(_ body: @escaping () -> Void = {}) {
    DisplayLoss.watch { [self] in
      finishFilm()
      body()
      Shell.exit(with: ShellError.unavailable(.lostDisplay))
    }
  }
}

extension Stage {
  /// The stage of an app on a device in a window.
  convenience init(
    of app: App, on device: Device, in window: Window, traits: UITraitCollection,
    with painter: HeadlessPainter
  ) {
    let (text, images) = (painter.text, painter.images)
    self.init(
      size: window.geometry.points, scale: device.scale,
      safeAreaInsets: device.safeAreaInsets, traits: app.traits(under: traits),
      textMeasurer: text, imageSource: app.images(in: images),
      rasterizer: PictureRasterizer(text: text, images: images),
      worker: ThreadWorker(), clipboard: SystemClipboard())
    chrome = device.chrome
    chrome.isMasked = true
    onLink = Window.open
  }
}
