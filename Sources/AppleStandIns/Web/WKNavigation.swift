/// One load of a web view, to be told from others.
public final class WKNavigation: NSObject {
  let page: WebPage
  let type: WKNavigationType
  let move: WebHistory.Move

  init(page: WebPage, type: WKNavigationType, move: WebHistory.Move) {
    (self.page, self.type, self.move) = (page, type, move)
    super.init()
  }
}
