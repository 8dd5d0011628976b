// Xlib, with which SDLShell reads the desktop's scale, as SDL 2 does not tell it.
#pragma once
#include <X11/Xlib.h>
