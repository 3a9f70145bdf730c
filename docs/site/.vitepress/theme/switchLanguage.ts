/** The buttons above a live example set the language of the tool in its frame, as a page's own buttons would. */
export function switchLanguage(): void {
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof HTMLButtonElement) || !target.matches(".languages > button")) return;
    const frame = target.parentElement?.nextElementSibling;
    if (!(frame instanceof HTMLIFrameElement)) return;
    const tool = [...(frame.contentDocument?.body.children ?? [])].find(({ localName }) =>
      localName.includes("-"),
    );
    tool?.setAttribute("lang", target.dataset["language"] ?? "en");
  });
}
