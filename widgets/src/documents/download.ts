/** Gives the parent a file, made on the device. Nothing is sent. */
export function download(fileName: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  // Not at once: some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** A text file in UTF-8 with a byte order mark, so that older editors show quotes and dashes right. */
export function textFile(text: string): Blob {
  return new Blob(["\uFEFF", text], { type: "text/plain;charset=utf-8" });
}
