public import Foundation

extension NSItemProvider {
  /// Loads an object of a class, and calls the handler with it or an error.
  @discardableResult
  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let end = { (object: (any NSItemProviderReading)?, error: (any Error)?) in
      self.deliver(progress) { completionHandler(object, error) }
    }
    if let object = object(of: aClass) {
      end(object, nil)
    } else if let form = form(for: aClass) {
      read(form, as: aClass, end)
    } else {
      end(nil, fault(.unavailableCoercionError, "The item cannot be read as \(aClass)."))
    }
    return progress
  }

  private func read(
    _ form: Representation, as aClass: any NSItemProviderReading.Type,
    _ end: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) {
    _ = form.load { data, error in
      guard let data else { return end(nil, error ?? self.unavailable(form.type)) }
      do {
        end(try aClass.object(withItemProviderData: data, typeIdentifier: form.type), nil)
      } catch { end(nil, error) }
    }
  }

  /// Loads data of a type, or of a kind of it, and calls the handler with them or an error.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let end = { (data: Data?, error: (any Error)?) in
      self.deliver(progress) { completionHandler(data, error) }
    }
    guard let form = representation(conformingTo: typeIdentifier) else {
      end(nil, unavailable(typeIdentifier))
      return progress
    }
    _ = form.load { data, error in
      end(data, data == nil ? error ?? self.unavailable(typeIdentifier) : nil)
    }
    return progress
  }

  /// Calls a closure on the main queue; in an update of a stage, as the next event in its time.
  private func deliver(_ progress: Progress, _ body: @escaping () -> Void) {
    let end = {
      progress.completedUnitCount = 1
      body()
    }
    if let stage = Stage.current {
      stage.clock.schedule(after: 0) { end() }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated(end) }
    }
  }

  // MARK: Faults

  /// The domain of its errors.
  public nonisolated static let errorDomain = "NSItemProviderErrorDomain"

  /// The code of an error.
  public nonisolated enum ErrorCode: Int, Sendable {
    /// The cause is not known.
    case unknownError = -1
    /// There is no such item, or it could not be loaded.
    case itemUnavailableError = -1000
    /// The item is of another class.
    case unexpectedValueClassError = -1100
    /// The item cannot be converted to the wanted class.
    case unavailableCoercionError = -1200
  }

  private func unavailable(_ type: String) -> NSError {
    fault(.itemUnavailableError, "The item has no data of the type \(type).")
  }

  private func fault(_ code: ErrorCode, _ sentence: String) -> NSError {
    NSError(
      domain: Self.errorDomain, code: code.rawValue,
      userInfo: [NSLocalizedDescriptionKey: sentence])
  }
}
