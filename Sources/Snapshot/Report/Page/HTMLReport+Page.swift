extension HTMLReport {
  /// The page around what it shows.
  ///
  /// The policy forbids the page to fetch or to send anything.
  static func page(title: String, content: String, pictures: String, plain: String) -> String {
    #"""
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \#
    style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
    <meta name="viewport" content="width=device-width">
    <meta name="color-scheme" content="light dark">
    <title>\#(title)</title>
    <style>
    \#(style)
    </style>
    </head>
    <body>
    <header>
      <h1 id="title"></h1>
      <p id="count"></p>
      <button type="button" id="help" aria-keyshortcuts="?">Keys <kbd>?</kbd></button>
    </header>
    <nav aria-label="Scenarios">
      <div class="filter">
        <input id="filter" type="search" placeholder="Filter" aria-label="Filter by name" \#
    aria-keyshortcuts="/">
        <div class="choice" role="group" aria-label="Which scenarios">
          <button type="button" id="failing" aria-pressed="true">Failing</button>
          <button type="button" id="all" aria-pressed="false">All</button>
        </div>
      </div>
      <div id="list"></div>
    </nav>
    <main id="main" tabindex="-1">
      <noscript><p>Pictures need JavaScript. In words:</p><pre>\#(plain)</pre></noscript>
    </main>
    <dialog id="keys" aria-label="Keys"></dialog>
    <script type="application/json" id="content">\#(content)</script>
    <script type="application/json" id="pictures">\#(pictures)</script>
    <script>
    "use strict";
    \#([data, list, capture, modes, magnifier, film, curves, text, keys].joined(separator: "\n"))
    </script>
    </body>
    </html>

    """#
  }
}
