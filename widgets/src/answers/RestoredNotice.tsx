import { Button, Notice } from "@iep-insider/sdk/ui";
import { answerWords } from "./words.ts";

/** Says that a form was restored, and clears it; `clear` comes from `useDraft`. */
export function RestoredNotice({ clear }: { readonly clear: (() => void) | null }) {
  if (!clear) return null;
  return (
    <Notice>
      <p>{answerWords.restored}</p>
      <div>
        <Button onClick={clear}>{answerWords.clear}</Button>
      </div>
    </Notice>
  );
}
