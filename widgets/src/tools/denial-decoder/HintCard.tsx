import type { DenialReasonId } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Notice } from "@iep-insider/sdk/ui";
import { CitedList } from "./CitedList.tsx";
import { cited } from "./cited.ts";
import { denialWords, hints } from "./content.ts";

/** What we know of a reason at once, without asking anyone. */
export function HintCard({ reason }: { readonly reason: DenialReasonId | "" }) {
  const hint = reason === "" ? null : hints[reason];
  return (
    // It stands there empty, so that what comes into it is read aloud.
    <div role="status">
      {hint ? (
        <div className={tw`pt-4`}>
          <Notice tone="caution" title={hint.title}>
            <CitedList sentences={hint.sentences} cited={cited} />
            <p className={tw`text-sm text-quiet`}>{denialWords.hintNote}</p>
          </Notice>
        </div>
      ) : null}
    </div>
  );
}
