/** A clipboard that answers as a story wants, and none behind it. @returns how to put the real ones back. */
export function clipboardThat(writeText: (text: string) => Promise<void>) {
  const page = globalThis.document;
  const { clipboard } = navigator;
  const execCommand = page.execCommand;
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
  page.execCommand = () => false;
  return () => {
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: clipboard });
    page.execCommand = execCommand;
  };
}
