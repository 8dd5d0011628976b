// Fontconfig, with which a window finds the machine's fonts by name.
#pragma once
#include <fontconfig/fontconfig.h>
