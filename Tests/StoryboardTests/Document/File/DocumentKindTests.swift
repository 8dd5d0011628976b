import Storyboard
import Testing

/// The kinds of files that play, and those that are refused politely.
struct DocumentKindTests {
  private let cure = "; storyboards and nibs of iOS play here"

  @Test(arguments: [
    (
      "type='com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB' targetRuntime='MacOSX.Cocoa'",
      "macOS"
    ),
    ("type='com.apple.InterfaceBuilder3.Cocoa.XIB' targetRuntime='MacOSX.Cocoa'", "macOS"),
    ("type='com.apple.InterfaceBuilder3.Cocoa.XIB'", "macOS"),
    ("type='com.apple.InterfaceBuilder.WatchKit.Storyboard' targetRuntime='watchKit'", "watchOS"),
    ("type='com.apple.InterfaceBuilder.AppleTV.Storyboard' targetRuntime='AppleTV'", "tvOS"),
    ("type='com.example.Other'", "something else than iOS"),
  ])
  func `files of other systems are refused`(attributes: String, system: String) {
    #expect(
      refusal("<document \(attributes)/>".utf8)
        == "Test.xib:1: it is made for \(system)" + cure)
  }

  @Test func `files that are no storyboards are refused`() {
    #expect(
      refusal("\n<html/>".utf8)
        == "Test.xib:2: its root element is <html>, so it is no storyboard or nib" + cure)
    #expect(
      refusal("<archive type='com.apple.InterfaceBuilder3.CocoaTouch.XIB' version='8.00'/>".utf8)
        == "Test.xib:1: it is a nib of Xcode 4 or older; open it in a newer Xcode and save it"
        + cure)
  }
}
