import Foundation

/// The default behaviour, for controllers that are not built-in containers.
struct DefaultContainerRole: ContainerRole {
  let container: UIViewController
}
