// Xlib, with which SDLShell reads the desktop's scale and hears that the server is gone: SDL 2 tells neither.
#pragma once
#include <X11/Xlib.h>
