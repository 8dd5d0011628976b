extension Stage {
  /// The types of the services of each stage, in the order in which they are asked.
  static var serviceTypes: [any StageService.Type] {
    [MenuService.self, FocusService.self, UndoService.self, KeyboardService.self]
  }
}
