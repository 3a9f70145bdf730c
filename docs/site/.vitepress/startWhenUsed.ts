/** What VitePress puts into the head of a page to load its application. */
const scriptsOfPage = /<script type="module" src="([^"]+)"><\/script>\n?/g;
const fetchedAhead = /\s*<link rel="modulepreload" href="[^"]+">/g;

/**
 * A page is finished without VitePress's application, which starts when something is used that only it answers (ADR 94).
 * @param html a page as VitePress has built it.
 */
export function startingWhenUsed(html: string): string {
  const files = [...html.matchAll(scriptsOfPage)].map(([, file]) => file);
  const ahead = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)">/g)].map(([, file]) => file);
  if (files.length === 0) throw new Error("VitePress writes its scripts in another way.");
  const call = `(${startWhenUsed.toString()})(${JSON.stringify(files)}, ${JSON.stringify(ahead)});`;
  return html
    .replaceAll(scriptsOfPage, "")
    .replaceAll(fetchedAhead, "")
    .replace("</head>", () => `  <script>${call}</script>\n  </head>`);
}

/**
 * Runs in the page: whole in one function, since the page gets its source. What was pressed before the application
 * answers is done then; links are the browser's own.
 * @param files run one after the other. @param ahead are fetched at the same time.
 */
function startWhenUsed(files: readonly string[], ahead: readonly string[]): void {
  let state = "waiting";
  let postponed: (() => void) | undefined;
  const stop = new AbortController();
  const meanwhile = { capture: true, signal: stop.signal };

  const start = () => {
    if (state === "starting") return;
    // A browser does not ask again for a script that it could not get; a new page does.
    if (state === "failed") return navigator.onLine && location.reload();
    state = "starting";
    for (const href of ahead)
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    files
      .reduce((before, file) => before.then(() => import(file)), Promise.resolve())
      .catch(() => {
        state = "failed";
      });
  };
  const buttonOf = ({ target }: Event) => (target instanceof Element ? target.closest("button") : null);
  for (const name of ["pointerover", "pointerdown", "focusin"])
    document.addEventListener(name, (event) => buttonOf(event) && start(), meanwhile);
  const onClick = (event: Event) => {
    const button = buttonOf(event);
    if (!button) return;
    // Only the application finds the page's headings: the button of their list takes the place of "Return to top".
    const inPlace = () =>
      button.isConnected
        ? button
        : document.querySelector<HTMLElement>(".VPLocalNavOutlineDropdown > button");
    postponed = () => setTimeout(() => inPlace()?.click());
    start();
  };
  const onKey = (event: KeyboardEvent) => {
    const opensSearch = event.key === "/" || ((event.ctrlKey || event.metaKey) && event.key === "k");
    if (!opensSearch) return;
    event.preventDefault();
    postponed = () => window.dispatchEvent(new KeyboardEvent("keydown", event));
    start();
  };
  document.addEventListener("click", onClick, meanwhile);
  document.addEventListener("keydown", onKey, meanwhile);
  document.addEventListener("docs-started", () => {
    stop.abort();
    postponed?.();
  });
}
