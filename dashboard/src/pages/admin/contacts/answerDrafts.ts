/**
 * Unsent answers, by session and message: a message leaves the screen when the list is refetched or paged. In memory
 * only.
 */
const drafts = new Map<string, string>();

export interface AnswerDraft {
  readonly read: () => string;
  /** @param text "" removes the draft. */
  readonly write: (text: string) => void;
}

export function answerDraft(token: string | null | undefined, contactId: number): AnswerDraft {
  const key = `${contactId} ${token ?? ""}`;
  return {
    read: () => drafts.get(key) ?? "",
    write: (text) => void (text === "" ? drafts.delete(key) : drafts.set(key, text)),
  };
}
