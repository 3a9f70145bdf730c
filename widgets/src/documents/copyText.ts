/**
 * Copies text to the clipboard. Where the page may not use the clipboard (an insecure page, a frame without the
 * permission) it falls back to selecting and copying.
 * @param near an element in the same root; the temporary text field is inserted next to it.
 * @returns whether the text is on the clipboard.
 */
export async function copyText(text: string, near: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text, near);
  }
}

function copyBySelection(text: string, near: Element): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.className = "iep-unseen";
  near.after(field);
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (near instanceof HTMLElement) near.focus({ preventScroll: true });
  }
}
