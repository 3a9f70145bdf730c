import type { LetterForm } from "../form/fields.ts";

/** Texts about stored letters. */
export const keptWords = {
  title: "Your letters",
  howLong: "Your letters stay for 30 days after your last change.",
  notKept: "Your letters are gone when you reload or close this page. Copy or download the one you need.",
  begun: (day: string) => `Started ${day}. Not finished yet.`,
  written: (day: string) => `Written. Started ${day}.`,
  continue: "Continue",
  open: "Open it again",
  forget: "Forget it",
  sureOne: "Forget this letter? This cannot be undone.",
  sureAll: (count: number) => (count === 1 ? "Forget the one letter?" : `Forget all ${count} letters?`),
  another: "Begin another letter",
  anotherHint: "This one stays in the list.",
} as const;

/** "Your letter to Lincoln Elementary about Maria Lopez", as far as known. */
export function nameOfLetter({ schoolName, childName }: LetterForm): string {
  const [school, child] = [schoolName.trim(), childName.trim()];
  return ["Your letter", school && `to ${school}`, child && `about ${child}`].filter(Boolean).join(" ");
}
