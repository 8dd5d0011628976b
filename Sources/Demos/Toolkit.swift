// The toolkit of every file of the demos: UIKit on iOS, NavigationKit elsewhere. Both bring
// Foundation with them.
#if os(Linux)
  @_exported public import NavigationKit
#else
  @_exported public import UIKit
#endif
