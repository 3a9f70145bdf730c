export interface EmailDraft {
  /** The address of the draft, a `mailto:` link. */
  readonly address: string;
  /** Whether it contains the letter itself; if not, the letter has to be pasted. */
  readonly isFilled: boolean;
}

export interface EmailParts {
  /** Where it goes, when the parent has told us. */
  readonly to?: string | undefined;
  readonly subject: string;
  /** The whole letter, with plain line breaks. */
  readonly body: string;
}

/**
 * A draft for the parent's own e-mail program; nothing is sent (RFC 6068).
 * @param longest how many characters of an address the device takes whole (`longestAddress`).
 */
export function emailDraft({ to = "", subject, body }: EmailParts, longest: number): EmailDraft {
  const empty = `mailto:${encoded(to).replaceAll("%40", "@")}?subject=${encoded(subject)}`;
  const filled = `${empty}&body=${encoded(body.trim().replace(/\r?\n/g, "\r\n"))}`;
  return filled.length <= longest ? { address: filled, isFilled: true } : { address: empty, isFilled: false };
}

/**
 * Windows hands a program about 2,000 characters: Chromium refuses addresses above 2,048 there, and others cut
 * them. Phones and Macs take far more than a letter has. What we do not know is treated as Windows.
 * @param userAgent `navigator.userAgent`
 */
export function longestAddress(userAgent: string): number {
  return /Macintosh|iPhone|iPad|Android/.test(userAgent) ? 30_000 : 2_000;
}

/** Half an emoji, as a length limit leaves it, cannot be encoded; it becomes the sign for what is unreadable. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\uFFFD"));
}
