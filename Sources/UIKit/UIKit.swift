/// The library under Apple's name, so that a source with `import UIKit` compiles here as it is.
@_exported public import NavigationShell
