import Foundation
import NavigationKit
import SDLShell

/// Halts the app's time, and goes back and forth in what was shown.
final class TimePage: UIViewController, InspectorPage {
  private let inspection: Inspection
  private let onTime: (InspectedTime.Event) -> Void
  private let commands: () -> (any WindowCommands)?
  private let slow = UISwitch(frame: .zero)
  private let clock = UILabel(frame: .zero)
  private let state = UILabel(frame: .zero)
  private let pictures = FrameThumbnails(frame: .zero)
  private let strip = TimeStrip(frame: .zero)
  private let slider = UISlider(frame: .zero)
  private let events = UILabel(frame: .zero)
  private let pause = UIButton(configuration: .filled())
  private let back = UIButton(configuration: .gray())
  private let forward = UIButton(configuration: .gray())

  /// Makes the page.
  ///
  /// - Parameter commands: The commands of the window, which has slow animations.
  init(
    _ inspection: Inspection, _ onTime: @escaping (InspectedTime.Event) -> Void,
    commands: @escaping () -> (any WindowCommands)?
  ) {
    (self.inspection, self.onTime, self.commands) = (inspection, onTime, commands)
    super.init(nibName: nil, bundle: nil)
    title = "Time"
    tabBarItem = UITabBarItem(
      title: "Time", image: UIImage(systemName: "clock"),
      selectedImage: UIImage(systemName: "clock.fill"))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    view.backgroundColor = .systemBackground
    clock.font = .systemFont(ofSize: 28, weight: .semibold)
    state.font = .systemFont(ofSize: 13)
    state.textColor = .secondaryLabel
    slider.accessibilityLabel = "Shown time"
    slider.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        let isAtEnd = slider.value == slider.maximumValue
        onTime(.scrub(isAtEnd ? inspection.stage.now : TimeInterval(slider.value) + start))
        refresh()
      }, for: .valueChanged)
    let go = { [weak self] (time: TimeInterval) in
      self?.onTime(.scrub(time))
      self?.refresh()
    }
    (pictures.onChoose, strip.onChoose) = (go, go)
    events.font = .systemFont(ofSize: 12)
    events.numberOfLines = Self.eventLines
    slow.accessibilityLabel = "Slow animations"
    slow.addAction(
      UIAction { [weak self] _ in self?.commands()?.obey(.slowAnimations) }, for: .valueChanged)
    back.accessibilityLabel = "Step back"
    forward.accessibilityLabel = "Step forward"
    connect(pause, .toggle)
    connect(back, .back)
    connect(forward, .forward)
    back.configuration?.image = UIImage(systemName: "chevron.left")
    forward.configuration?.image = UIImage(systemName: "chevron.right")
    layOut()
  }

  private func connect(_ button: UIButton, _ event: InspectedTime.Event) {
    button.addAction(
      UIAction { [weak self] _ in
        self?.onTime(event)
        self?.refresh()
      }, for: .touchUpInside)
  }

  private func layOut() {
    let buttons = UIStackView(arrangedSubviews: [back, pause, forward])
    buttons.distribution = .fillEqually
    buttons.spacing = 8
    let slowness = UILabel(frame: .zero)
    slowness.text = "Slow animations"
    let slowRow = UIStackView(arrangedSubviews: [slowness, slow])
    let column = UIStackView(arrangedSubviews: [
      clock, state, pictures, strip, slider, TimeStrip.legend(), buttons, slowRow, events,
    ])
    column.axis = .vertical
    column.spacing = 12
    column.setCustomSpacing(6, after: pictures)
    column.setCustomSpacing(0, after: strip)
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: area.topAnchor, constant: InspectorPanel.margin),
      column.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: InspectorPanel.margin),
      column.trailingAnchor.constraint(
        equalTo: area.trailingAnchor, constant: -InspectorPanel.margin),
    ])
  }

  /// How many lines tell at most what happened at the time that is shown.
  private static let eventLines = 12

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let track = slider.trackRect(forBounds: slider.bounds)
    let end = slider.thumbRect(
      forBounds: slider.bounds, trackRect: track, value: slider.minimumValue)
    (pictures.inset, strip.inset) = (end.midX, end.midX)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    refresh()
  }

  private var start: TimeInterval { inspection.history.entries.first?.time ?? 0 }

  func refresh() {
    let now = inspection.stage.now
    let shown = inspection.time.rewoundTo ?? now
    let count = inspection.history.entries.count
    clock.text = Fact.seconds(shown)
    state.text =
      switch inspection.time {
      case .running: count == 1 ? "1 frame is kept" : "\(count) frames are kept"
      case .paused: "halted: the screen takes no touches"
      case .rewound: "\(Fact.seconds(now - shown)) ago: click the screen to return"
      }
    slow.isOn = commands()?.state(of: .slowAnimations) == .on
    pause.setTitle(inspection.time.isHalted ? "Go On" : "Pause", for: .normal)
    slider.maximumValue = Float(max(now - start, 0.001))
    if !slider.isTracking { slider.value = Float(shown - start) }
    pictures.show(inspection.history, from: start, to: now)
    strip.show(inspection.marks.all, from: start, to: now, shown: shown)
    events.text = inspection.time.rewoundTo.map(inspection.marks.text)
  }
}
