import { withoutAccents } from "@iep-insider/sdk/safety";
import type { Dangers } from "./Dangers.ts";
import { dangersInEnglish } from "./dangersInEnglish.ts";
import { dangersInSpanish } from "./dangersInSpanish.ts";
import { sentencesOf } from "./sentencesOf.ts";

/**
 * Whether an account, in English or Spanish, tells that staff may be hurting the child: marks, holds, a locked room.
 */
export function isInDanger(account: string): boolean {
  return sentencesOf(account).some(
    ({ text, isQuestion }) =>
      tells(dangersInEnglish, text, isQuestion) || tells(dangersInSpanish, withoutAccents(text), isQuestion),
  );
}

function tells({ dangers, harmless, denied, asksInGeneral }: Dangers, text: string, isQuestion: boolean) {
  return dangers.some((danger) => {
    const found = danger.exec(text);
    if (found === null || harmless.test(text)) return false;
    const before = text.slice(0, found.index).split(/[,:(]/).at(-1) ?? "";
    return !denied.test(before) && !(isQuestion && asksInGeneral.test(text));
  });
}
