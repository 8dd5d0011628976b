public import Foundation
import NavigationKit

extension UIDocumentBrowserViewController {
  /// Shows where a document is.
  ///
  /// - Parameter importIfNeeded: Whether a copy of it is taken if it is elsewhere.
  public func revealDocument(
    at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
  ) {
    let around = url.deletingLastPathComponent()
    let isHere = around.standardizedFileURL.path == folder.url.standardizedFileURL.path
    do {
      let place = isHere || !importIfNeeded ? url : try folder.add(url, moving: false)
      _ = try DocumentFile(place)
      grid.reveal(place)
      completion?(place, nil)
    } catch {
      completion?(nil, error)
    }
  }

  /// Takes a file in; the delegate is not told.
  public func importDocument(
    at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) {
    guard importMode != .none else { return completionHandler(nil, nil) }
    let folder = DocumentFolder(url: neighbourURL.deletingLastPathComponent())
    do {
      let place = try folder.add(documentURL, moving: importMode == .move)
      grid.reload()
      completionHandler(place, nil)
    } catch {
      completionHandler(nil, error)
    }
  }

  /// Gives a document another name.
  ///
  /// - Parameter proposedName: The name without its ending; another document's gets a number.
  public func renameDocument(
    at documentURL: URL, proposedName: String,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) {
    let folder = DocumentFolder(url: documentURL.deletingLastPathComponent())
    do {
      let place = try folder.rename(documentURL, to: proposedName)
      grid.reload()
      completionHandler(place, nil)
    } catch {
      completionHandler(nil, error)
    }
  }

  /// The transition that opens a document from where it is shown.
  public func transitionController(
    forDocumentAt documentURL: URL
  ) -> UIDocumentBrowserTransitionController {
    UIDocumentBrowserTransitionController { [weak self] in
      self?.grid.view(of: documentURL)
    }
  }

  /// Asks the delegate for a new document, and takes it in.
  func create() {
    delegate?.documentBrowser(self) { [weak self] url, mode in
      guard let self, let url, mode != .none else { return }
      do {
        let place = try folder.add(url, moving: mode == .move)
        grid.reload()
        delegate?.documentBrowser(self, didImportDocumentAt: url, toDestinationURL: place)
      } catch {
        delegate?.documentBrowser(self, failedToImportDocumentAt: url, error: error)
      }
    }
  }

  /// Tells the delegate what was picked.
  func pick(_ documents: [URL]) {
    delegate?.documentBrowser(self, didPickDocumentsAt: documents)
  }
}
