import Synchronization

/// The fonts that can be asked for by name, beside the system's.
///
/// They are listed when the first one is asked for.
public final class FontLibrary: Sendable {
  private let list: @Sendable () -> [NamedFace]
  private let listed = Mutex<[NamedFace]?>(nil)

  /// Makes a library; of fonts of one name the first counts.
  public init(_ list: @escaping @Sendable () -> [NamedFace] = { [] }) { self.list = list }

  /// The fonts: in each family the one that stands for it, the upright and regular one, is the first.
  public var faces: [NamedFace] {
    listed.withLock { listed in
      if let listed { return listed }
      var names: Set<String> = []
      let faces = list().filter { names.insert($0.name).inserted }
      let sorted = faces.enumerated().sorted {
        ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset)
      }.map(\.element)
      listed = sorted
      return sorted
    }
  }

  /// The font of a name, or the one that stands for a family; nil if there is none.
  public func face(named name: String) -> NamedFace? {
    faces.first { $0.name == name } ?? faces.first { $0.family == name }
  }
}

extension NamedFace {
  /// How far it is from the upright, regular font of its family.
  fileprivate var distance: Int {
    let weights = Font.Weight.allCases
    func index(_ weight: Font.Weight) -> Int { weights.firstIndex(of: weight) ?? 0 }
    return (isItalic ? weights.count : 0) + abs(index(weight) - index(.regular))
  }
}
