// Cairo, with which SDLShell fills and strokes paths.
#pragma once
#include <cairo/cairo.h>
