extension ClassTable {
  /// The members of containers that apps commonly reach by name.
  static var containerClasses: [ClassTable] {
    navigationClasses + [
      ClassTable(UIDatePicker.self, outlets: ["date": .init(\UIDatePicker.date)]),
      ClassTable(
        UITabBarController.self,
        outlets: ["selectedIndex": .init(\UITabBarController.selectedIndex)]),
    ]
  }
}
