/// How many scenes of a storyboard a player without its code reaches; each way has those before it.
public struct SceneReach: Sendable, Hashable {
  /// All scenes, which a launcher reaches.
  public let scenes: Int
  /// With the start: those that containers have from the start.
  public let byContainers: Int
  /// And those behind controls, cells, bar items and gestures.
  public let byTaps: Int
  /// And those behind segues that code would perform.
  public let bySegueMenu: Int

  /// Makes numbers.
  public init(scenes: Int, byContainers: Int, byTaps: Int, bySegueMenu: Int) {
    self.scenes = scenes
    self.byContainers = byContainers
    self.byTaps = byTaps
    self.bySegueMenu = bySegueMenu
  }
}
