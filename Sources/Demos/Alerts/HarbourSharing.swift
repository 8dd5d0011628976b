/// The same, for giving what is shared to somebody.
final class HarbourSharing: HarbourActivity {
  override class var activityCategory: Category { .share }
}
