@_exported public import XCTest
