import NavigationKit
import Testing

/// Properties that are there once the view is loaded.
struct ViewLoadingTests {
  @Test func `reading such a property loads the view first`() {
    let page = LabelPage()
    #expect(!page.isViewLoaded)
    #expect(page.label.text == "Loaded")
    #expect(page.isViewLoaded)
  }

  @Test func `one with a value has it before, and keeps what it is given`() {
    let page = LabelPage()
    page.count = 3
    #expect(!page.isViewLoaded)
    #expect(page.count == 4)
  }

  @Test func `one that loading the view leaves out stops with a sentence`() async {
    await #expect(processExitsWith: .failure) { @MainActor in _ = LabelPage().forgotten }
  }
}

private final class LabelPage: UIViewController {
  @ViewLoading var label: UILabel
  @ViewLoading var forgotten: UILabel
  @ViewLoading var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    label = UILabel()
    label.text = "Loaded"
    count += 1
  }
}
