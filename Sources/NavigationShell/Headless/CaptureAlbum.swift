import Foundation
import NavigationKit
import SDLShell
import Snapshot

/// Writes numbered pictures of apps to a folder.
final class CaptureAlbum {
  private let folder: URL
  private let mask: ScreenMask
  private var count = 0

  /// Makes the folder if needed.
  ///
  /// - Throws: ShellError if it cannot be made.
  init(folder: URL, mask: ScreenMask = .ignored) throws(ShellError) {
    self.folder = folder
    self.mask = mask
    do throws(WriteError) {
      try WrittenFile.makeFolder(at: folder)
    } catch {
      throw .cannotWrite(.file(error, orElse: .option("--output")))
    }
  }

  /// Captures an app's tour; `report` is called with each file.
  ///
  /// - Parameter name: A name that tells its pictures from those of other apps; nil if none is needed.
  func capture(
    _ app: App, named name: String? = nil, folder: URL?, device: Device,
    traits: UITraitCollection = UITraitCollection(),
    hasKeyboard: Bool = false, restoring state: RestorationArchive? = nil, report: (URL) -> Void
  ) throws {
    let session = try HeadlessSession(
      app: app, folder: folder, device: device, traits: traits, hasKeyboard: hasKeyboard,
      mask: mask, restoring: state)
    // A tour knows its own samples and beginning; elsewhere it would look for what is not there.
    let stops = folder == nil && state == nil ? app.tour : []
    for stop in stops.isEmpty ? [TourStop(name: name ?? app.name)] : stops {
      stop.moves(session.stage)
      try session.stage.finishMainQueue()
      let words = stops.isEmpty ? [stop.name] : [name, stop.name].compactMap(\.self)
      report(try save(PNG.encode(try session.picture()), as: words.joined(separator: " ")))
    }
  }

  private func save(_ data: Data, as name: String) throws(ShellError) -> URL {
    count += 1
    let file = folder.appendingPathComponent(PictureName.file(number: count, name: name))
    do throws(WriteError) {
      try WrittenFile(file).write(data)
    } catch {
      throw .cannotWrite(.file(error, orElse: .option("--output")))
    }
    return file
  }
}
