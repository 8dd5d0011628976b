/// The scenes by their names, with numbers for scenes of the same name.
struct SceneNameTable {
  /// The scenes with a controller, in the order of the file.
  let scenes: [DocumentScene]
  /// The indices of scenes by all the names that find them.
  private var places: [String: Int] = [:]
  /// The numbers of scenes among those of one name, by their ids.
  private var numbers: [String: Int] = [:]
  /// The ids of scenes that are the first of their name.
  private var firsts: Set<String> = []

  /// A scene's names, the surest first; the title in the visible language is last.
  private static func names(of scene: DocumentScene) -> [String?] {
    SceneNames.order.map { $0(scene.names) } + [scene.controller?["title"]]
  }

  init(_ document: StoryboardDocument) {
    scenes = document.scenes.filter { $0.controller != nil }
    let names = scenes.map(Self.names)
    for rank in 0..<(names.first?.count ?? 0) {
      for (place, all) in names.enumerated() { all[rank].map { add($0, place) } }
    }
    var counts: [String: Int] = [:]
    for (place, scene) in scenes.enumerated() {
      let number = nextNumber(of: scene.name, after: counts[scene.name] ?? 0)
      if counts.updateValue(number, forKey: scene.name) == nil { firsts.insert(scene.id) }
      numbers[scene.id] = number
      add(Self.name(scene.name, number), place)
    }
  }

  private mutating func add(_ name: String, _ place: Int) {
    if places[name] == nil { places[name] = place }
  }

  /// The next number that is not part of another scene's name.
  private func nextNumber(of name: String, after number: Int) -> Int {
    var next = number + 1
    while places[Self.name(name, next)] != nil { next += 1 }
    return next
  }

  private static func name(_ name: String, _ number: Int) -> String { "\(name) (\(number))" }

  private func numberedName(of scene: DocumentScene) -> String {
    Self.name(scene.name, numbers[scene.id] ?? 1)
  }

  /// The scene of a name; nil if there is none.
  func scene(named name: String) -> DocumentScene? { places[name].map { scenes[$0] } }

  /// A name that finds a scene and no other: one of its own, else one with a number.
  func name(of scene: DocumentScene) -> String {
    Self.names(of: scene).compactMap(\.self).first { self.scene(named: $0)?.id == scene.id }
      ?? numberedName(of: scene)
  }

  /// The name of a scene in a list, with a number unless the scene is the first of that name.
  func listedName(of scene: DocumentScene) -> String {
    firsts.contains(scene.id) ? scene.name : numberedName(of: scene)
  }
}
