/// Says in which looks something was found, in few words.
nonisolated struct LookWords {
  /// All looks that were audited, in their order.
  let all: [AuditLook]

  /// The looks in words, as `iphone-se-1, from XXL on`; nothing is said of what they do not depend
  /// on.
  func words(of found: [AuditLook]) -> String {
    if Set(found) == Set(all) { return all.count == 1 ? all[0].name : "all looks" }
    let sets = AuditLook.parts.map { part in Set(found.map(part)) }
    let here = Set(found)
    let isBlock = all.allSatisfy { look in
      let isIn = zip(AuditLook.parts, sets).allSatisfy { $1.contains($0(look)) }
      return isIn == here.contains(look)
    }
    guard isBlock else { return list(found) }
    let parts = AuditLook.parts.indices.compactMap { index in
      words(of: index, found: found, sets[index])
    }
    return parts.isEmpty ? list(found) : parts.joined(separator: ", ")
  }

  /// What the looks have in common in one respect; nil if it is as with all looks.
  private func words(of index: Int, found: [AuditLook], _ values: Set<String>) -> String? {
    let part = AuditLook.parts[index]
    let every = Set(all.map(part))
    guard values != every else { return nil }
    if index == Self.textSizeIndex { return sizes(of: found) }
    let named = unique(found.map(part)).compactMap { $0.isEmpty ? Self.usual[index] : $0 }
    return named.isEmpty ? nil : named.joined(separator: ", ")
  }

  private func sizes(of found: [AuditLook]) -> String {
    let sizes = Set(found.map(\.textSizeRank)).sorted()
    let every = Set(all.map(\.textSizeRank)).sorted()
    if sizes.count > 1, sizes == Array(every.suffix(sizes.count)) {
      return "from \(AuditLook.textSizes[sizes[0]]) on"
    }
    return sizes.map { AuditLook.textSizes[$0] }.joined(separator: ", ")
  }

  private func list(_ found: [AuditLook]) -> String {
    let names = found.prefix(Self.mostNames).map(\.name)
    let rest = found.count - names.count
    return names.joined(separator: "; ") + (rest > 0 ? "; and \(rest) more" : "")
  }

  private func unique(_ words: [String]) -> [String] {
    var seen: Set<String> = []
    return words.filter { seen.insert($0).inserted }
  }

  /// The places of the parts in `AuditLook.parts`.
  private static let textSizeIndex = 2
  /// What each part is called where it is the usual one; nil for one that goes without saying.
  private static let usual: [String?] = [nil, nil, "L", "light", "ltr", nil, nil]
  /// How many looks are listed, if nothing else describes them.
  private static let mostNames = 3
}
