// What every file of the demos is written in: UIKit on iOS, NavigationKit elsewhere. Both bring
// Foundation with them.
#if canImport(UIKit)
  @_exported public import UIKit
#else
  @_exported public import NavigationKit
#endif
