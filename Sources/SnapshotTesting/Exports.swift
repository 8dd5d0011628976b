// A test of an app on iOS gets UIKit with XCTest; here it gets it with this module.
@_exported public import NavigationShell
@_exported public import XCTestAdditions
