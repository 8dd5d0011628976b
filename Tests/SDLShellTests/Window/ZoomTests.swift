import Foundation
import Testing

@testable import SDLShell

/// Zooms.
@Suite struct ZoomTests {
  @Test(
    arguments: [
      ("fit", .fit), ("1", .factor(1)), ("0.5", .factor(0.5)), ("50%", .factor(0.5)),
      ("100%", .factor(1)), ("400%", .factor(4)), ("4", .factor(4)), ("0.1", .factor(0.1)),
      ("10%", .factor(0.1)), ("12.5%", .factor(0.125)), ("0", nil), ("5", nil), ("401%", nil),
      ("-1", nil), ("", nil), ("%", nil), ("Fit", nil), ("nan", nil), ("1 %", nil), ("fit%", nil),
    ] as [(String, Zoom?)])
  func `a zoom is fit, a factor or a percentage`(text: String, zoom: Zoom?) {
    #expect(Zoom(text) == zoom)
  }

  @Test(
    arguments: [
      (.fit, 1, 96, .fit), (.factor(0.5), 1, nil, .factor(0.5)), (.pixels, 1, nil, .factor(3)),
      (.pixels, 2, nil, .factor(1.5)), (.physical, 1, 76, .factor(0.5)),
      (.physical, 2, 304, .factor(1)), (.physical, 1, nil, nil), (.physical, 1, 0, nil),
      (.physical, 1, 9999, .factor(4)),
    ] as [(Zoom, CGFloat, CGFloat?, Zoom?)])
  func `pixels and inches are factors where they are known`(
    zoom: Zoom, pixelsPerUnit: CGFloat, dotsPerInch: CGFloat?, factor: Zoom?
  ) {
    let screen = WindowScreen(
      title: "", size: CGSize(width: 1, height: 1), pixelsPerPoint: 3, pointsPerInch: 152)
    #expect(
      zoom.resolved(on: screen, pixelsPerUnit: pixelsPerUnit, dotsPerInch: dotsPerInch) == factor)
    let plain = WindowScreen(title: "", size: screen.size)
    for zoom in [Zoom.pixels, .physical] {
      #expect(zoom.resolved(on: plain, pixelsPerUnit: 1, dotsPerInch: 96) == nil)
    }
  }

  @Test func `what is written can be read`() {
    for zoom in [Zoom.fit, .pixels, .physical, .factor(1), .factor(0.67), .factor(2.5)] {
      #expect(Zoom(zoom.text) == zoom)
    }
    #expect(Zoom.factor(0.33).text == "33%")
    #expect(Zoom("72.61%") == .factor(0.7261) && Zoom.factor(0.7261).text == "72.61%")
    #expect(Zoom.named.contains { $0.zoom == .factor(4) }, "the list goes as far as the keys")
  }

  @Test(
    arguments: [
      (.fit, .larger, 1, 1, .factor(1.1)), (.fit, .smaller, 1, 1, .factor(0.9)),
      (.fit, .larger, 0.7, 1, .factor(0.75)), (.fit, .smaller, 0.7, 1, .factor(0.67)),
      (.factor(4), .larger, 4, 1, .factor(4)), (.factor(0.1), .smaller, 0.1, 1, .factor(0.1)),
      (.factor(0.67), .larger, 0.6698, 1, .factor(0.75)),
      (.fit, .fitOrActual, 0.7, 1, .factor(1)), (.factor(1), .fitOrActual, 1, 1, .fit),
      (.fit, .fitOrActual, 1, 1, .fit), (.factor(1.5), .fitOrActual, 1.5, 1, .fit),
      (.fit, .fitOrActual, 1.25, 2, .factor(2)), (.fit, .fitOrActual, 2, 2, .fit),
    ] as [(Zoom, ZoomStep, CGFloat, CGFloat, Zoom)])
  func `keys lead from step to step, and to and fro between whole and actual`(
    zoom: Zoom, step: ZoomStep, shown: CGFloat, actual: CGFloat, next: Zoom
  ) {
    #expect(zoom.after(step, shown: shown, actual: actual) == next)
  }
}
