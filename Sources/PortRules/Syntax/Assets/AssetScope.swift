/// Declares the symbols of assets in a type, and in enums of it for folders that provide a namespace.
struct AssetScope {
  /// The declaration of a symbol, which is behind the enums that it is in, for an asset.
  let declaration: (_ symbol: [String], _ asset: [String]) -> String
  /// The names that are used at all.
  let mentioned: Set<String>

  /// The lines that declare them.
  ///
  /// - Parameters:
  ///   - assets: The names of the assets, sorted.
  ///   - taken: The names that are not for them.
  ///   - outer: The enums around the lines, and the folders that these are for.
  func lines(
    for assets: [[String]], taken: Set<String>, outer: [(symbol: String, folder: String)] = []
  ) -> [String] {
    var taken = taken
    var lines: [String] = []
    for asset in assets where asset.count == 1 {
      guard let symbol = AssetSymbolName.symbol(of: asset[0]), mentioned.contains(symbol),
        taken.insert(symbol).inserted
      else { continue }
      let path = outer.map(\.symbol) + [AssetSymbolName.written(symbol)]
      lines.append(declaration(path, outer.map(\.folder) + asset))
    }
    let folders = Dictionary(grouping: assets.filter { $0.count > 1 }) { $0[0] }
    for (folder, assets) in folders.sorted(by: { $0.key < $1.key }) {
      guard let symbol = AssetSymbolName.namespace(of: folder), mentioned.contains(symbol),
        taken.insert(symbol).inserted
      else { continue }
      let inner = self.lines(
        for: assets.map { Array($0.dropFirst()) }, taken: [],
        outer: outer + [(AssetSymbolName.written(symbol), folder)])
      guard !inner.isEmpty else { continue }
      lines += ["nonisolated enum \(symbol) {"] + inner.map { "  \($0)" } + ["}"]
    }
    return lines
  }
}
