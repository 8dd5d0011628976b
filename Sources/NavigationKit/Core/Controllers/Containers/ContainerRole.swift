/// The behaviour of a controller as a container, which differs between kinds of containers: a
/// protocol for each of those who ask.
///
/// The defaults use UIKit's public methods, so that custom containers work, too. A built-in
/// container conforms to the protocol, overrides `containerRole` to return itself, and implements
/// what differs.
protocol ContainerRole: TransitionParent, BackTarget, BarParent, PageParent {}
