extension ClassTable {
  /// UIKit's own members that apps commonly reach by name.
  static var uikitClasses: [ClassTable] {
    coreClasses + controlClasses + listClasses + containerClasses
  }
}
