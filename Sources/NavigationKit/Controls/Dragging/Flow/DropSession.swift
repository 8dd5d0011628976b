import Foundation

/// A drag, for who may get its items.
final class DropSession: UIDropSession {
  let drag: DragSession

  init(of drag: DragSession) { self.drag = drag }

  var items: [UIDragItem] { drag.items }
  var allowsMoveOperation: Bool { drag.allowsMoveOperation }
  var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }
  var localDragSession: (any UIDragSession)? { drag }

  func location(in view: UIView) -> CGPoint { drag.location(in: view) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    drag.hasItemsConforming(toTypeIdentifiers: typeIdentifiers)
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    drag.canLoadObjects(ofClass: aClass)
  }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let loaded = LoadedObjects(count: items.count, completion: completion)
    for (place, item) in items.enumerated() {
      item.itemProvider.loadObject(ofClass: aClass) { object, _ in loaded.receive(object, place) }
    }
    return loaded.progress
  }
}

/// Collects what items give, until all have answered.
private final class LoadedObjects {
  let progress: Progress
  private var objects: [(any NSItemProviderReading)?]
  private let completion: ([any NSItemProviderReading]) -> Void

  init(count: Int, completion: @escaping ([any NSItemProviderReading]) -> Void) {
    progress = Progress(totalUnitCount: Int64(count))
    objects = Array(repeating: nil, count: count)
    self.completion = completion
  }

  func receive(_ object: (any NSItemProviderReading)?, _ place: Int) {
    objects[place] = object
    progress.completedUnitCount += 1
    if progress.completedUnitCount == progress.totalUnitCount {
      completion(objects.compactMap(\.self))
    }
  }
}
