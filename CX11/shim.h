// Xlib, with which SDLShell reads the desktop's scale, hears that the server is gone, and places
// its window: SDL 2 does none of it.
#pragma once
#include <SDL2/SDL_syswm.h>
#include <X11/Xlib.h>

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
