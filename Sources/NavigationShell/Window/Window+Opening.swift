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

extension App {
  /// The stage of the app on a device in a window.
  func stage(
    on device: Device, in window: Window, traits asked: UITraitCollection,
    with painter: HeadlessPainter
  ) -> Stage {
    let (text, images) = (painter.text, painter.images)
    let stage = Stage(
      size: window.geometry.points, scale: device.scale,
      safeAreaInsets: device.safeAreaInsets, traits: traits(under: asked),
      textMeasurer: text, imageSource: self.images(in: images),
      rasterizer: PictureRasterizer(text: text, images: images),
      worker: ThreadWorker(), clipboard: SystemClipboard())
    stage.chrome = device.chrome
    stage.chrome.isMasked = true
    stage.onLink = Window.open
    return stage
  }
}
