// Frameworks of Apple's bring these with them.
@_exported public import FileTypes
@_exported public import Foundation
@_exported public import NavigationKit
