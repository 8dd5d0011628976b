/// A process for pages; there is none here.
open class WKProcessPool: NSObject {}
