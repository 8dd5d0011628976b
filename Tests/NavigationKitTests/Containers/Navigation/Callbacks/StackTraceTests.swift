import Foundation
import Goldens
import NavigationKit
import Testing

/// The callbacks of changes of several pages and of overlapping changes, as text.
struct StackTraceTests {
  @Test func `a pop to the root over three pages`() throws {
    let trace = Trace(
      "A person taps Home, four pages deep: code pops to the root in one slide.",
      "Only the page shown and the root appear or disappear; those between learn that they leave.")
    trace.show(
      trace.page("Albums"), trace.page("Family"), trace.page("Photo"), trace.page("Info"))
    trace.act("popToRootViewController(animated: true)") {
      trace.navigation.popToRootViewController(animated: true)
    }
    trace.settle()
    try expectGolden(trace.text, named: "trace-pop-to-root")
  }

  @Test func `a pop to a page in the middle`() throws {
    let trace = Trace(
      "A person holds the back button and picks a page two below.",
      "The page between is not shown on the way.")
    let family = trace.page("Family")
    trace.show(trace.page("Albums"), family, trace.page("Photo"), trace.page("Info"))
    trace.act("popToViewController(Family, animated: true)") {
      trace.navigation.popToViewController(family, animated: true)
    }
    trace.settle()
    try expectGolden(trace.text, named: "trace-pop-to-page")
  }

  @Test func `a new stack with a new top`() throws {
    let trace = Trace(
      "A person follows a link to another album: code sets a stack with a new top.",
      "It looks like a push; the page between is not loaded, the one that is gone leaves.")
    let albums = trace.page("Albums")
    trace.show(albums, trace.page("Family"))
    let (travel, photo) = (trace.page("Travel"), trace.page("Photo"))
    trace.act("setViewControllers([Albums, Travel, Photo], animated: true)") {
      trace.navigation.setViewControllers([albums, travel, photo], animated: true)
    }
    trace.settle()
    try expectGolden(trace.text, named: "trace-set-as-push")
  }

  @Test func `a new stack whose top was below`() throws {
    let trace = Trace(
      "A person deletes the album being shown: code sets a stack whose top was below it.",
      "It looks like a pop.")
    let (albums, family) = (trace.page("Albums"), trace.page("Family"))
    trace.show(albums, family, trace.page("Photo"))
    trace.act("setViewControllers([Family], animated: true)") {
      trace.navigation.setViewControllers([family], animated: true)
    }
    trace.settle()
    try expectGolden(trace.text, named: "trace-set-as-pop")
  }

  @Test func `a new stack with the same top`() throws {
    let trace = Trace(
      "A person sees nothing but another back button: code changes what is below the top.",
      "Nothing appears or disappears, and the delegate hears nothing.")
    let photo = trace.page("Photo")
    trace.show(trace.page("Albums"), trace.page("Family"), photo)
    let travel = trace.page("Travel")
    trace.act("setViewControllers([Travel, Photo], animated: true)") {
      trace.navigation.setViewControllers([travel, photo], animated: true)
    }
    trace.settle()
    try expectGolden(trace.text, named: "trace-set-same-top")
  }

  @Test func `a pop while a push is in flight`() throws {
    let trace = Trace(
      "A person taps an album, and code pops its page again while it is still sliding in.",
      "The stack lacks it at once; the push is shown to its end, then one pop follows.")
    trace.show(trace.page("Albums"))
    trace.act("pushViewController(Family, animated: true)") {
      trace.navigation.pushViewController(trace.page("Family"), animated: true)
    }
    trace.stage.advance(by: 0.1)
    trace.act("popViewController(animated: true)") {
      trace.navigation.popViewController(animated: true)
    }
    trace.settle()
    try expectGolden(trace.text, named: "trace-pop-in-flight")
  }

  @Test func `a container with a page inside is pushed and popped`() throws {
    let trace = Trace(
      "A person opens a page that holds another page, and goes back.",
      "The container hears everything before its content does.")
    trace.show(trace.page("Albums"))
    let container = TracePage("Editor", trace: trace, content: trace.page("Canvas"))
    trace.act("pushViewController(Editor, animated: true)") {
      trace.navigation.pushViewController(container, animated: true)
    }
    trace.settle()
    trace.act("tap on the back button, Albums") { trace.stage.tap("Albums") }
    trace.settle()
    try expectGolden(trace.text, named: "trace-container")
  }
}
