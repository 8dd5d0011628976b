import Drawing
public import Foundation

/// Saves screenshots and films under new names; no file is ever overwritten.
public final class ScreenshotFolder {
  private let folder: URL
  private let name: String
  private let text: TextEngine
  private let images: ImageLibrary
  private let films: FilmOptions
  private let write: (Data, URL) throws -> Bool
  private let tell: (String) -> Void

  /// Saves to a folder.
  ///
  /// - Parameters:
  ///   - name: The start of the files' names; a number follows.
  ///   - films: How films are written.
  ///   - write: Writes a file; returns false if one of that name exists.
  ///   - tell: Called with the path of each screenshot, or the reason why it could not be saved.
  public init(
    folder: URL, name: String, text: TextEngine, images: ImageLibrary,
    films: FilmOptions = FilmOptions(), write: @escaping (Data, URL) throws -> Bool,
    tell: @escaping (String) -> Void
  ) {
    (self.folder, self.name, self.text, self.images) = (folder, name, text, images)
    (self.films, self.write, self.tell) = (films, write, tell)
  }

  /// The folder for screenshots: `XDG_PICTURES_DIR` if that is a folder, else the current one.
  public static func folder(environment: [String: String]) -> URL {
    var isFolder: ObjCBool = false
    if let pictures = environment["XDG_PICTURES_DIR"],
      FileManager.default.fileExists(atPath: pictures, isDirectory: &isFolder), isFolder.boolValue
    {
      return URL(fileURLWithPath: pictures)
    }
    return URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
  }

  /// Saves a frame, drawn at `scale` pixels per point, and copies it where there is a clipboard for
  /// pictures; reports the path or the failure, and returns a short text about it.
  ///
  /// - Parameter isOpaque: Whether what nothing is drawn on is black, else transparent.
  func save(_ list: DisplayList, scale: CGFloat, isOpaque: Bool, copies: Bool) -> String {
    var isCopied = false
    let message = save("a picture of the screen", ending: "png") {
      let painter = try painter(of: list.size, scale: scale)
      let data = try PNG.encode(
        isOpaque ? try painter.paint(list) : try painter.paintTransparently(list))
      isCopied = copies && ImageClipboard.copy(data)
      return data
    }
    return isCopied ? "\(message), copied" : message
  }

  /// The format of films before they are converted.
  var filmFormat: FilmFormat { films.format }

  /// Draws the frames of a film of a size, in points.
  ///
  /// - Throws: SDLError if memory is short.
  func filmPainter(of size: CGSize) throws(SDLError) -> OffscreenPainter {
    try painter(of: size, scale: films.scale)
  }

  /// Draws frames of a size, in points, with the app's fonts and pictures.
  ///
  /// - Throws: SDLError if memory is short.
  func painter(of size: CGSize, scale: CGFloat) throws(SDLError) -> OffscreenPainter {
    try OffscreenPainter(size: size, scale: scale, text: text, images: images)
  }

  /// Saves a film that ends at a time; reports the path or the failure, and returns a short text
  /// about it.
  func save(_ film: WindowFilm, at time: TimeInterval) -> String {
    save("the film", ending: films.ending) { try films.convert(try film.finish(at: time)) }
  }

  private func save(_ thing: String, ending: String, _ data: () throws -> Data) -> String {
    do {
      let file = try keep(try data(), ending: ending)
      tell(file.path)
      return "saved \(file.lastPathComponent)"
    } catch {
      tell("cannot save \(thing) in \(folder.path): \(error)")
      return "cannot save \(thing)"
    }
  }

  /// Writes the file with the first free number.
  private func keep(_ data: Data, ending: String) throws -> URL {
    var number = 1
    while true {
      let file = folder.appendingPathComponent("\(name)-\(number).\(ending)")
      if try write(data, file) { return file }
      number += 1
    }
  }
}
