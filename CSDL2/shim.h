// The C libraries behind SDLShell, and what of them Swift cannot import by itself.
#pragma once
#include <SDL2/SDL.h>
#include <SDL2/SDL_image.h>
#include <fribidi/fribidi.h>
#include <harfbuzz/hb-ot.h>
#include <harfbuzz/hb.h>
#include <zlib.h>

// HarfBuzz 7 gave the function a new name.
static inline void text_outline(hb_font_t *font, hb_codepoint_t glyph, hb_draw_funcs_t *pen, void *outline) {
#if HB_VERSION_ATLEAST(7, 0, 0)
  hb_font_draw_glyph(font, glyph, pen, outline);
#else
  hb_font_get_glyph_shape(font, glyph, pen, outline);
#endif
}
