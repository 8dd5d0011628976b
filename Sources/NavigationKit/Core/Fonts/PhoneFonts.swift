/// The fonts that an iPhone has beside the system's, none of which may be given away.
nonisolated enum PhoneFonts {
  /// Whether a name is that of one of these fonts, or of their families.
  static func has(_ name: String) -> Bool {
    let family = name.split(separator: "-").first.map(String.init) ?? name
    let letters = family.filter { $0 != " " }.lowercased()
    return endings.contains {
      letters.hasSuffix($0) && families.contains(letters.dropLast($0.count))
    }
  }

  /// The endings that PostScript names add to the family's name.
  private static let endings = ["", "mt", "ps", "psmt"]

  /// Apple's list of families, the Latin ones, without blanks.
  private static let families: Set<Substring> = [
    "academyengravedlet", "americantypewriter", "arial", "arialroundedmtbold", "avenir",
    "avenirnext", "avenirnextcondensed", "baskerville", "bodoni72", "bodoni72oldstyle",
    "bodoni72smallcaps", "bradleyhand", "bradleyhanditctt", "chalkboardse", "chalkduster",
    "charter", "cochin", "copperplate", "courier", "couriernew", "didot", "dinalternate",
    "dincondensed", "futura", "galvji", "georgia", "gillsans", "helvetica", "helveticaneue",
    "hoeflertext", "impact", "markerfelt", "menlo", "noteworthy", "optima", "palatino", "papyrus",
    "partylet", "rockwell", "savoyelet", "sfcompact", "sfmono", "sfprodisplay", "sfprotext",
    "sfuidisplay", "sfuitext", "snellroundhand", "symbol", "timesnewroman", "trebuchet", "verdana",
    "zapfdingbats", "zapfino", "applesdgothicneo", "pingfangsc", "pingfangtc", "pingfanghk",
    "heitisc", "heititc", "hiraginosans", "thonburi", "kohinoordevanagari", "geezapro",
  ]
}
