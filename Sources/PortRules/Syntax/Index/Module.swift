/// The properties of a module, without its sources.
struct Module {
  let name: String
  let kind: ModuleKind
  /// The ported modules that it depends on, and those that come from packages as they are.
  let portedModules: [String]
  let otherModules: [String]
  let informationPropertyList: String
  let assets: AssetNames
  let standIns: StandIns

  var isApp: Bool { kind == .app }
}
