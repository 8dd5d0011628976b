// The X library behind SDLShell, for what SDL 2 does not tell of a desktop.
#pragma once
#include <X11/Xlib.h>
