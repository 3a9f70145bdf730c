/** Downloads a file generated or fetched by the page. */
export function saveFile(file: Blob, fileName: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  // Revoked immediately, some browsers would save nothing.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

export function saveJson(value: unknown, fileName: string): void {
  saveFile(new Blob([JSON.stringify(value, null, 2)], { type: "application/json" }), fileName);
}
