/// How a page wants its new window; no page does here.
open class WKWindowFeatures: NSObject {}
