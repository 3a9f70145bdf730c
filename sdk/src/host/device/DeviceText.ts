/** One text that this browser keeps on the device until it is taken away. It is never sent. */
export interface DeviceText {
  /** @returns what was kept last, in this tab or in another; null when there is nothing or it cannot be read. */
  read(): string | null;
  /**
   * Keeps a text in place of the one before; null takes it away.
   * @returns "full" or "blocked" when it could not: what was kept before then stays.
   */
  write(text: string | null): "kept" | "full" | "blocked";
  /** Calls when the text may have changed, in this tab or in another. @returns how to stop listening. */
  subscribe(listener: () => void): () => void;
}
