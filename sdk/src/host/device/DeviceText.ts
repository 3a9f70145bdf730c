/** A text stored on the device until it is deleted. Never sent. */
export interface DeviceText {
  /** @returns what was kept last, in this tab or in another; null when there is nothing or it cannot be read. */
  read(): string | null;
  /**
   * Replaces the stored text; null deletes it.
   * @returns "full" or "blocked" on failure: the previous text stays.
   */
  write(text: string | null): "kept" | "full" | "blocked";
  /**
   * Calls `listener` when the text may have changed, in this tab or in another.
   * @returns a function that unsubscribes.
   */
  subscribe(listener: () => void): () => void;
}
