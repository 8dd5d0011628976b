@testable import Snapshot

/// Opens the sample flow in a browser and clicks through it.
enum ShareVisit {
  /// The observations by name, made once for all tests.
  static let observations = Result { try visit() }

  /// What is seen on a phone on its side; the window's own edges take some of its height.
  static let sideways = Result {
    var flow = SampleFlow.flow
    flow.looks = ["iPhone 15, light", "iPhone 15, dark", "iPad, light", "iPad, dark"]
    let page = try SharePage(flow, pictures: SampleFlow.pictures).html
    return try PageVisit.observations(of: page, by: measures, size: (844, 480))
  }

  private static let measures = #"""
    const box = selector => document.querySelector(selector).getBoundingClientRect();
    async function visit() {
      seen.header = box("header").height < 50 && document.documentElement.scrollWidth <= innerWidth;
      seen.list = box("nav").width;
      seen.beside = box("aside").left >= box("main").right && box("aside").top === box("main").top;
      seen.main = box("main").height + box("header").height === innerHeight;
    }
    """#

  private static func visit() throws -> [String: String] {
    let page = try SharePage(SampleFlow.flow, pictures: SampleFlow.pictures).html
    return try PageVisit.observations(of: page, by: script)
  }

  private static let script = #"""
    const pause = time => new Promise(resolve => setTimeout(resolve, time));
    const here = () => [text("#about h2"), decodeURIComponent(location.hash),
      all("nav [aria-current=true]").map(item => item.textContent).join()].join(" | ");
    const picture = () => files.indexOf(document.querySelector("#screen .picture").src.split(",")[1]);
    const spots = () => all(".spots button").map(spot => spot.getAttribute("aria-label")).join();
    const search = words => {
      document.querySelector("#search").value = words;
      document.querySelector("#search").dispatchEvent(new Event("input"));
    };
    const listed = () => all("nav li .name").map(name => name.textContent).join();

    async function visit() {
      seen.start = [here(), picture()].join(" | ");
      seen.note = text("#about .note");
      seen.spots = spots();
      document.querySelector(".spots").click();
      seen.missed = document.querySelector(".spots").classList.contains("missed");
      document.querySelector(".spots button").click();
      seen.moving = document.querySelectorAll(".moving .part").length > 0;
      await pause(600);
      seen.clicked = [here(), picture(), document.querySelector("#back").disabled].join(" | ");
      seen.still = document.querySelectorAll(".moving .part").length;
      seen.notes = all("#about .note").map(note => note.textContent).join(" | ");
      seen.elsewhere = all(".ways .elsewhere span:first-child").map(way => way.textContent).join();
      document.querySelector("#back").click();
      await pause(600);
      seen.back = [here(), document.querySelector("#back").disabled].join(" | ");

      location.hash = "#dog";
      await pause(50);
      seen.linked = here();
      location.hash = "#100%";
      await pause(50);
      seen.percent = text("#about h2");
      location.hash = "#dog";
      await pause(50);
      key("Backspace");
      await pause(50);
      seen.nowhere = here();
      key("ArrowRight");
      await pause(600);
      seen.alert = here();
      key("ArrowLeft");
      await pause(600);
      seen.undone = here();

      const looks = document.querySelector("#looks");
      looks.selectedIndex = 1;
      looks.dispatchEvent(new Event("change"));
      seen.lacking = [text("#note"), picture()].join(" | ");
      key("s");
      await pause(50);
      seen.dark = [picture(), text("#note"), looks.selectedOptions[0].textContent].join(" | ");
      key("l");
      seen.light = picture();

      key("ArrowRight");
      await pause(600);
      key("ArrowRight");
      await pause(600);
      seen.secondTime = spots();
      document.querySelector(".spots button").click();
      await pause(50);
      document.querySelector(".spots").click();
      seen.end = [here(), text("#note"), document.querySelector("#to-spots").disabled].join(" | ");
      key("ArrowLeft");
      await pause(50);
      key("ArrowLeft");
      await pause(600);
      key("ArrowLeft");
      await pause(600);
      seen.firstTime = spots();
      key("s");
      await pause(50);

      search("DELETE");
      seen.found = listed();
      search("her own");
      seen.foundByNote = [listed(), text("nav li .found")].join(" | ");
      search("nothing of it");
      seen.unfound = text("#list");
      search("");
      seen.all = all("nav li").length;
      key("/");
      seen.focus = document.activeElement.id;
      document.activeElement.blur();

      key("j");
      await pause(50);
      seen.next = here();
      key("k");
      key("m");
      seen.map = [all("#map .node").length, all("#map .line").length, all("#map .node.current text")
        .map(name => name.textContent).join()].join(" | ");
      all("#map .node")[1].dispatchEvent(new MouseEvent("click", {bubbles: true}));
      await pause(50);
      seen.mapped = [here(), document.querySelector("#map").hidden].join(" | ");
      key("s");
      key("r");
      seen.recipe = text(".moved dl");
      key("r");
      key("h");
      seen.spotted = document.body.classList.contains("spotted");
      key("?");
      seen.help = document.querySelector("#keys").open;
      document.querySelector("#keys").close();
      seen.hidden = all("#words article").map(article => article.getAttribute("hidden")).join();
      all("#words article")[3].dispatchEvent(new Event("beforematch"));
      await pause(50);
      seen.foundInPage = here();
      seen.words = text("#words article:nth-child(2)");
      seen.title = document.title;
    }
    """#
}
