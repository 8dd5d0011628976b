import Drawing
import Foundation

extension Stage {
  /// The elements that the user sees and can press now, front to back, with their frames as drawn.
  ///
  /// Elements that are clipped away, hidden, transparent or fully covered are left out.
  public func elements() -> [StageElement] {
    endOpenUpdate()
    return elementSurvey().uncovered
  }

  /// The elements of all windows, and what covers them.
  func elementSurvey() -> ElementSurvey {
    var survey = ElementSurvey(of: self)
    survey.visit(window, on: screen.bounds)
    keyboardWindow.map { survey.visit($0, on: screen.bounds) }
    return survey
  }
}
