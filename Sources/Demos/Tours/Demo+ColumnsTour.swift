extension Demo {
  static let columnsTour = [
    // Where columns are not the root, they are opened first.
    DemoStop("columns") { $0.visit("Open Mail") },
    DemoStop("letter") { $0.visit("Village Choir") },
    DemoStop("mailboxes-coming") { $0.visit("Sidebar", for: 0.15) },
    DemoStop("mailboxes") { $0.settle() },
    DemoStop("sent") { $0.visit("Sent") },
    DemoStop("reply") { stage in
      stage.tap(
        at: CGPoint(x: stage.leading(stage.window.bounds.width - 60), y: stage.window.bounds.midY)
      )
      stage.visit("Reply")
    },
  ]
}
