extension Stage {
  /// What the floors add to each stage, in the order in which they are asked.
  static var serviceTypes: [any StageService.Type] {
    [MenuService.self, FocusService.self, UndoService.self, KeyboardService.self]
  }
}
