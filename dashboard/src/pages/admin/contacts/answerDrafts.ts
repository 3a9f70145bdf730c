/**
 * Answers that were begun and not sent, by session and message: a message leaves the screen when the list is refetched
 * or paged. Kept in memory alone.
 */
const drafts = new Map<string, string>();

export interface AnswerDraft {
  readonly read: () => string;
  /** @param text "" leaves nothing behind. */
  readonly write: (text: string) => void;
}

export function answerDraft(token: string | null | undefined, contactId: number): AnswerDraft {
  const key = `${contactId} ${token ?? ""}`;
  return {
    read: () => drafts.get(key) ?? "",
    write: (text) => void (text === "" ? drafts.delete(key) : drafts.set(key, text)),
  };
}
