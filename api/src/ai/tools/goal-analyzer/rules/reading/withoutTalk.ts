import { modal } from "./modal.ts";
import { sentencesIn } from "./sentences.ts";

/** The text without what a parent says around the goal: "The school sent this.", "Is it good?". */
export function withoutTalk(text: string): string {
  const quoted = quotedGoal(text);
  if (quoted !== null) return quoted;
  return sentencesIn(text)
    .map(({ text }) => (isTalk(text) ? afterColon(text) : text))
    .join(" ")
    .trim();
}

/** A goal in quotation marks amid a story: the quotation alone, since the story says nothing of the goal. */
function quotedGoal(text: string): string | null {
  const quotations = [...text.matchAll(/"([^"]{15,})"/g)].map(([, words = ""]) => words.trim());
  const goals = quotations.filter((words) => modal.test(words));
  const { length } = goals.join(" ");
  return goals.length > 0 && length < text.length * 0.7 ? goals.join(" ") : null;
}

function isTalk(sentence: string): boolean {
  if (/\?["')]*$/u.test(sentence)) return true;
  if (/^(?:hi|hello|hey|thanks|thank you|please|dear)\b/iu.test(sentence)) return true;
  if (/\b(?:ignore|disregard|note to the)\b|\bscore of \d/iu.test(sentence)) return true;
  const isOfParent = /^(?:and |but |so )?(?:i|we|they|my (?:question|concern))(?:'[a-z]+)?\b/iu.test(
    sentence,
  );
  return isOfParent && !/^(?:i|we) (?:will|can)\b/iu.test(sentence);
}

/** "Is this a good goal: Sam will read …?" holds a goal. */
function afterColon(sentence: string): string {
  const told = /^(?:they|we|i)\b[^.]*?\bthat\s+(.+)$/iu.exec(sentence)?.[1];
  if (told && /\b(?:my|our)\b[^.]*?\b(?:will|should)\b|\b(?:he|she) (?:will|should)\b/iu.test(told))
    return told;
  const [, goal = ""] = /:\s*(.+)$/u.exec(sentence) ?? [];
  return modal.test(goal) ? goal.replace(/\?["')]*$/u, ".") : "";
}
