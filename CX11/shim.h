// Xlib, with which SDLShell reads the desktop's scale, hears that the server is gone, and places
// and shapes its window: SDL 2 does none of it.
#pragma once
#include <SDL2/SDL_syswm.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/shape.h>

/// An SDL window and its connection as the X server knows them; 0 if it is on none.
static inline Window X11WindowOf(SDL_Window *window, Display **display) {
#ifdef SDL_VIDEO_DRIVER_X11
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (SDL_GetWindowWMInfo(window, &info) && info.subsystem == SDL_SYSWM_X11) {
    *display = info.info.x11.display;
    return info.info.x11.window;
  }
#endif
  return 0;
}

/// Has the desktop keep a window's ratio of width and height while its user resizes it; `beside`
/// pixels of the width do not count. A width of 0 ends it.
static inline void X11KeepRatio(
  Display *display, Window window, int width, int height, int beside) {
  XSizeHints *hints = XAllocSizeHints();
  long supplied = 0;
  if (!hints) return;
  XGetWMNormalHints(display, window, hints, &supplied);
  hints->flags &= ~(PAspect | PBaseSize);
  if (width > 0) {
    hints->flags |= PAspect | PBaseSize;
    hints->min_aspect.x = hints->max_aspect.x = width;
    hints->min_aspect.y = hints->max_aspect.y = height;
    hints->base_width = beside;
    hints->base_height = 0;
  }
  XSetWMNormalHints(display, window, hints);
  XFree(hints);
}
