/** Downloads a file generated on the device. Nothing is sent. */
export function download(fileName: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  // Not immediately: some browsers read the URL only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** UTF-8 with a byte order mark, so that older editors show quotes and dashes correctly. */
export function textFile(text: string): Blob {
  return new Blob(["\uFEFF", text], { type: "text/plain;charset=utf-8" });
}
