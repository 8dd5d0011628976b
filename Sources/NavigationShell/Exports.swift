// An app imports this module in place of UIKit, and finds UIKit's names.
@_exported public import NavigationKit
