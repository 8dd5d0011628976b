import Foundation
import NavigationKit
import Testing

/// Sheets, form sheets and popovers that are as large as the constraints in them need.
struct SelfSizingSheetTests {
  /// A page with a text that wraps, 10 points from its edges, that wants to be as large as that.
  private final class NotePage: UIViewController {
    let label = UILabel()
    /// The width that it wants; nil for that of the text.
    var width: CGFloat?

    override func viewDidLoad() {
      super.viewDidLoad()
      label.font = .systemFont(ofSize: 20)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
        view.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 10),
        label.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
        view.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 10).at(999),
      ])
    }

    /// The size that the constraints need.
    func fitting(width: CGFloat?) -> CGSize {
      view.systemLayoutSizeFitting(
        CGSize(width: width ?? 0, height: 0),
        withHorizontalFittingPriority: width == nil ? .fittingSizeLevel : .required,
        verticalFittingPriority: .fittingSizeLevel)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      preferredContentSize = fitting(width: width)
    }
  }

  private let words = "1234 1234 1234 1234 1234"

  @Test func `a popover is as large as its content, and grows with it`() {
    let fixture = PopoverFixture()
    let page = NotePage()
    page.loadViewIfNeeded()
    page.label.text = "1234 1234"
    page.view.layoutIfNeeded()
    page.preferredContentSize = page.fitting(width: nil)
    fixture.present(page)
    // 9 letters of 10 and 2 * 10 wide; 24 and 2 * 10 high; the arrow at the top takes 13.
    #expect(fixture.frame(of: page)?.size == CGSize(width: 110, height: 57))
    page.width = 110
    page.label.text = words
    fixture.stage.settle()
    // Nine letters in a line: three lines of 24.
    #expect(fixture.frame(of: page)?.size == CGSize(width: 110, height: 105))
  }

  @Test func `a form sheet is as large as its content, and grows with it`() {
    let fixture = PopoverFixture()
    let page = NotePage()
    page.modalPresentationStyle = .formSheet
    page.width = 200
    page.loadViewIfNeeded()
    page.label.text = "1234"
    page.preferredContentSize = page.fitting(width: 200)
    fixture.page.present(page, animated: true)
    fixture.stage.settle()
    // In the middle of 1024 by 768.
    #expect(fixture.frame(of: page) == rect(412, 362, 200, 44))
    page.label.text = words
    fixture.stage.settle()
    // 18 letters in a line: two lines of 24 and 2 * 10.
    #expect(fixture.frame(of: page) == rect(412, 350, 200, 68))
  }

  @Test func `a sheet rests at the height that its content needs at its width`() {
    let fixture = ModalFixture()
    let page = NotePage()
    page.modalPresentationStyle = .pageSheet
    page.loadViewIfNeeded()
    page.label.text = "1234"
    let sheet = page.sheetPresentationController
    sheet?.detents = [.custom { _ in page.fitting(width: 390).height }]
    fixture.page.present(page, animated: true)
    fixture.stage.settle()
    // 24 and 2 * 10 above the 30 that the bottom edge covers: 844 - 30 - 44.
    #expect(fixture.top(of: page) == 770)
    page.label.text = words + " " + words
    sheet?.animateChanges { sheet?.invalidateDetents() }
    fixture.stage.settle()
    // 37 letters in a line: two lines, 844 - 30 - 68.
    #expect(fixture.top(of: page) == 746)
  }
}
