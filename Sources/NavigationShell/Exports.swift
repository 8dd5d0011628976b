// An app imports this module in place of UIKit, and finds UIKit's names, and Foundation's with them.
@_exported public import Foundation
@_exported public import NavigationKit
