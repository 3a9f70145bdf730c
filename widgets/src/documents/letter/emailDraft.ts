export interface EmailDraft {
  /** The draft's `mailto:` link. */
  readonly address: string;
  /** Whether it contains the letter itself; if not, the letter must be pasted. */
  readonly isFilled: boolean;
}

export interface EmailParts {
  /** The recipient, if the parent entered it. */
  readonly to?: string | undefined;
  readonly subject: string;
  /** The whole letter, with plain line breaks. */
  readonly body: string;
}

/**
 * A draft for the parent's email program; nothing is sent (RFC 6068).
 * @param longest the maximum length of a link that the device accepts (`longestAddress`).
 */
export function emailDraft({ to = "", subject, body }: EmailParts, longest: number): EmailDraft {
  const empty = `mailto:${encoded(to).replaceAll("%40", "@")}?subject=${encoded(subject)}`;
  const filled = `${empty}&body=${encoded(body.trim().replace(/\r?\n/g, "\r\n"))}`;
  return filled.length <= longest ? { address: filled, isFilled: true } : { address: empty, isFilled: false };
}

/**
 * Windows passes about 2,000 characters to a program: Chromium refuses links above 2,048 there, and others cut them.
 * Phones and Macs accept far more than a letter has. Unknown devices are treated like Windows.
 * @param userAgent `navigator.userAgent`
 */
export function longestAddress(userAgent: string): number {
  return /Macintosh|iPhone|iPad|Android/.test(userAgent) ? 30_000 : 2_000;
}

/** Half an emoji, left by a length limit, cannot be encoded; it becomes the replacement character. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\uFFFD"));
}
