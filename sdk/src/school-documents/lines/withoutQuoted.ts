import { isSalutation } from "./isSalutation.ts";
import type { Line } from "./Line.ts";

/** Without the message that a mail answers. */
export function withoutQuoted(lines: readonly Line[]): readonly Line[] {
  const end = lines.findIndex(({ text }) => quotedMail.test(text));
  // A forwarded message is the letter itself.
  const isReply = lines.slice(0, end === -1 ? undefined : end).some(({ text }) => isSalutation(text));
  return end === -1 || (!isReply && /forward/i.test(lines[end]?.text ?? "")) ? lines : lines.slice(0, end);
}

const quotedMail = /^(on\b.{3,90}\bwrote:$|-+ ?(original|forwarded) message|_{8,}$|begin forwarded message)/i;
