const shownFor = 2000;

/**
 * Takes over the copy buttons of code blocks. VitePress's own handler sets `innerHTML`, which our content security
 * policy blocks (Trusted Types), and tells a screen reader nothing.
 */
export function takeOverCopyButtons(): void {
  // Before VitePress, whose listener is on the window.
  document.addEventListener("click", onClick, { capture: true });
}

function onClick(event: MouseEvent): void {
  const button = event.target;
  if (!(button instanceof HTMLButtonElement) || !button.matches('div[class*="language-"] > button.copy'))
    return;
  event.stopPropagation();
  const code = button.parentElement?.querySelector("code");
  if (code) void copy(button, code);
}

async function copy(button: HTMLButtonElement, code: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(code.textContent ?? "");
    say(button, "Copied", "copied");
  } catch {
    // Without permission, or without https: the code is selected, ready for Ctrl+C.
    getSelection()?.selectAllChildren(code);
    say(button, "Selected. Press Ctrl+C to copy");
  }
}

/** The name of a focused button is read out when it changes. */
function say(button: HTMLButtonElement, text: string, look?: string): void {
  const { title } = button;
  for (const name of ["title", "aria-label"]) button.setAttribute(name, text);
  if (look) button.classList.add(look);
  setTimeout(() => {
    for (const name of ["title", "aria-label"]) button.setAttribute(name, title);
    if (look) button.classList.remove(look);
  }, shownFor);
}
