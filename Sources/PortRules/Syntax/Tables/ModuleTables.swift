/// The tables of all classes of a module.
struct ModuleTables {
  let sources: [SourceTables]

  init(_ index: ModuleIndex) {
    let functions = FunctionNames(index.sources.map(\.text.path))
    let named = NamedSelectors(index).all
    let types = index.sources.enumerated().map { number, source in
      source.types.enumerated().compactMap { place, type in
        TypeTables(type, in: index, named: named, function: "\(functions[number])_\(place)")
      }
    }
    let generic = Dictionary(grouping: types.joined().filter(\.isGeneric), by: \.type.lastName)
    sources = types.enumerated().map { number, types in
      SourceTables(
        source: number, types: types, generic: generic, in: index, function: functions[number])
    }
  }
}
