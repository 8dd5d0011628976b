@_exported public import XCTestAdditions
