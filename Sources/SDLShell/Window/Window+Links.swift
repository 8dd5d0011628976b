import CSDL2
public import Foundation

extension Window {
  /// Opens a link in the desktop's browser or mail program; returns false if there is none.
  public static func open(_ link: URL) -> Bool { SDL_OpenURL(link.absoluteString) == 0 }
}
