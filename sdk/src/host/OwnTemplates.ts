/**
 * Where a parent's own letter templates are kept: one text in this browser, never sent. What stands in it is the
 * letter tool's affair.
 */
export interface TemplateStorage {
  /** @returns what was kept last, in this tab or in another; null when there is nothing or it cannot be read. */
  read(): string | null;
  /**
   * Keeps a text in place of the one before; null takes it away.
   * @returns "full" or "blocked" when it could not: what was kept before then stands.
   */
  write(text: string | null): "kept" | "full" | "blocked";
  /** Calls when the text may have changed, in this tab or in another. @returns how to stop listening. */
  subscribe(listener: () => void): () => void;
}

/** Own templates of the letter tool, on our own origin only (DECISIONS 16, 35). */
export interface OwnTemplates {
  /** They come with Pro. Who is no longer a member can still take along and delete what was kept. */
  readonly isOn: boolean;
  readonly storage: TemplateStorage;
}
