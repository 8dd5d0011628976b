import Foundation

@testable import Snapshot

/// Opens the sample report in a browser and drives it with keys and pointer, by a script that is
/// added here.
enum ReportVisit {
  /// The observations by name, made once for all tests.
  static let observations = Result { try visit() }

  private static func visit() throws -> [String: String] {
    let sample = SampleRun()
    let page = try HTMLReport(sample.run, title: SampleRun.hostile) { sample.pictures[$0] }.page
    return try PageVisit.observations(of: page, by: script)
  }

  private static let script = #"""
    const mode = () => all("[id^=mode-][aria-pressed=true]").map(button => button.id).join();
    const captions = () => all("figcaption").map(caption => caption.textContent).join(" | ");
    const colour = (pane, x, y) =>
      [...all("#stage canvas")[pane].pen.getImageData(x, y, 1, 1).data].join(" ");
    const point = (type, x, y) => {
      const sheet = document.querySelector("#stage .sheet"), frame = sheet.getBoundingClientRect();
      sheet.dispatchEvent(new PointerEvent(type, {buttons: 1, bubbles: true,
        clientX: frame.left + frame.width * x, clientY: frame.top + frame.height * y}));
    };
    const heading = async words => {
      for (let tries = 0; tries < 100 && text("h2") !== words; tries++) {
        await new Promise(resolve => setTimeout(resolve, 10));
      }
      return text("h2");
    };
    const filter = words => {
      document.querySelector("#filter").value = words;
      document.querySelector("#filter").dispatchEvent(new Event("input"));
    };

    async function visit() {
      seen.failed = await heading("what failed");
      const time = all("#list details").find(one => one.textContent.startsWith("Time"));
      seen.times = [time.querySelector("summary"), ...time.querySelectorAll("li")].slice(0, 3)
        .map(line => line.textContent).join(" | ");
      seen.failedPanes = [captions(), text(".title")].join(" | ");
      seen.failedWhy = text(".findings");
      seen.failedSteps = all("section[aria-label=Steps] .lines > div")
        .map(line => line.className + line.textContent).join(" | ");
      seen.failedText = all("section[aria-label=Text] .lines > div")
        .map(line => line.textContent).join(" | ");
      key("j");
      seen.first = await heading("pop");
      seen.firstCell = text("#time");
      seen.panes = captions();
      key("ArrowRight");
      seen.scrubbed = text("#time");
      seen.locked = [colour(0, 11, 16), colour(1, 11, 16)].join(" | ");
      seen.line = document.querySelector(".curve line").getAttribute("x1");
      seen.reading = text(".curve > div:last-child");
      const scrubber = document.querySelector("#scrubber");
      scrubber.value = 0;
      scrubber.dispatchEvent(new Event("input"));
      key("ArrowLeft");
      seen.dragged = [text("#time"), captions()].join(" | ");
      seen.curves = all(".curve").map(curve => curve.parentElement.localName).join();

      key("j");
      seen.next = await heading("half-way back");
      seen.still = captions();
      seen.text = all(".removed, .added").map(line => line.textContent).join(" | ");
      key("3");
      seen.slider = mode();
      point("pointerdown", 0.25, 0.5);
      seen.divided = all("#stage canvas")[1].style.clipPath;
      key("4");
      await new Promise(resolve => setTimeout(resolve, 20));
      seen.magnifier = mode();
      seen.middle = text("#pixel");
      point("pointermove", 10.5 / 30, 17.5 / 53);
      seen.pixel = ["#pixel", "#pixel-expected", "#pixel-actual"].map(text).join(" | ");
      key("ArrowRight", {shiftKey: true});
      seen.beside = text("#pixel");
      key("5");
      seen.difference = [mode(), captions(), colour(0, 10, 17)].join(" | ");
      key(" ");
      seen.blink = mode();
      key(" ");
      const turned = captions();
      key(" ");
      seen.turned = [turned, captions()].sort().join(" | ");
      key("1");
      seen.side = mode();

      key("j");
      await heading("first");
      seen.missing = [captions(), all("[id^=mode-]:disabled").length].join(" | ");
      key("j");
      await new Promise(resolve => setTimeout(resolve, 50));
      seen.broken = text("h2");
      seen.failure = text(".findings");
      key("k");
      seen.previous = await heading("first");

      key("?");
      seen.help = document.querySelector("#keys").open;
      document.querySelector("#keys").close();
      key("/");
      seen.focus = document.activeElement.id;
      filter("HALF");
      seen.filtered = all("nav .name").map(name => name.textContent).join();
      filter("");
      seen.failing = all("#list li:has(.verdict)").some(item => item.textContent.includes("plain.yaml"));
      document.querySelector("#all").click();
      seen.all = all("#list li:has(.verdict)").some(item => item.textContent.includes("plain.yaml"));
      seen.title = document.title;
    }
    """#
}
