import Audit
import Foundation
import Snapshot

/// An audit as a page: each screen at fault with numbered frames, and what was found beside it.
nonisolated struct AuditPage {
  /// The page.
  let html: String

  /// - Parameter pictures: PNG files by screen and look, a pixel for each point.
  init(_ result: AuditResult, pictures: [String: Data]) {
    let groups = Dictionary(grouping: result.entries) {
      Group(screen: $0.screens[0], look: $0.look)
    }
    let sections = groups.sorted {
      Self.place($0.value, in: result) < Self.place($1.value, in: result)
    }
    .map { Self.section($0.key, $0.value, picture: pictures[$0.key.pictureName]) }
    let summary =
      AuditWords.count(result.findings.count, "finding") + ", "
      + AuditWords.count(result.notes.count, "note") + ", "
      + AuditWords.count(result.screenCount, "screen") + ", "
      + AuditWords.count(result.lookCount, "look")
    html = """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8"><title>Audit</title>
      <meta name="viewport" content="width=device-width"><style>\(Self.style)</style></head>
      <body><h1>Audit</h1><p>\(summary)</p>
      \(sections.joined())</body></html>

      """
  }

  private struct Group: Hashable {
    let screen: String
    let look: AuditLook
    var pictureName: String { AuditWalk.key(screen: screen, look: look) }
  }

  private static func place(_ entries: [AuditResult.Entry], in result: AuditResult) -> Int {
    result.entries.firstIndex(of: entries[0]) ?? 0
  }

  private static func section(
    _ group: Group, _ entries: [AuditResult.Entry], picture: Data?
  ) -> String {
    let frames = entries.enumerated().map { number, entry in
      let frame = entry.finding.frame
      let kind = entry.finding.isNote ? "note" : "finding"
      return """
        <i class="\(kind)" style="left:\(Int(frame.minX))px;top:\(Int(frame.minY))px;\
        width:\(Int(frame.width))px;height:\(Int(frame.height))px"><b>\(number + 1)</b></i>
        """
    }
    let items = entries.map { entry in
      let finding = entry.finding
      return """
        <li class="\(finding.isNote ? "note" : "finding")"><b>\(finding.check.rawValue)</b> \
        \(entry.elementWords.inXML): \(finding.words.inXML)<br><small>\(entry.screenWords.inXML) · \(entry.lookWords.inXML)</small></li>

        """
    }
    let image = picture.map {
      #"<img alt="" src="data:image/png;base64,\#($0.base64EncodedString())">"#
    }
    return """
      <section><h2>\(group.screen.inXML) <small>\(group.look.name.inXML)</small></h2>
      <div><figure>\(image ?? "")\(frames.joined())</figure><ol>\(items.joined())</ol></div></section>

      """
  }

  private static let style = """
    :root{color-scheme:light dark;font:15px system-ui,sans-serif}body{margin:2rem;max-width:80rem}\
    section>div{display:flex;flex-wrap:wrap;gap:2rem;align-items:flex-start}ol{flex:1;min-width:20rem}\
    figure{position:relative;overflow:hidden;margin:0;flex:none;outline:1px solid #8885}figure img{display:block}\
    i{position:absolute;outline:2px solid #e0245e}i.note{outline-color:#f5a623}\
    i b{position:absolute;left:-2px;bottom:100%;background:#e0245e;color:#fff;\
    font:bold 11px sans-serif;padding:1px 4px}i.note b{background:#8a5a00}\
    li{margin-bottom:.6rem}li.note{opacity:.75}small{color:#8a8a8e}
    """
}
