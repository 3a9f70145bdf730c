import type { DenialReasonId } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Notice } from "@iep-insider/sdk/ui";
import { LawList, lawSentence } from "../../documents/index.ts";
import { cited } from "./cited.ts";
import { hints, words } from "./content.ts";

/** What we know of a reason at once, without asking anyone (tools.md section 4). */
export function HintCard({ reason }: { readonly reason: DenialReasonId | "" }) {
  const hint = reason === "" ? null : hints[reason];
  return (
    // It stands there empty, so that what comes into it is read aloud.
    <div role="status">
      {hint ? (
        <Notice tone="caution" title={hint.title}>
          <LawList sentences={hint.sentences.map((one) => lawSentence(one, cited))} />
          <p className={tw`text-sm text-quiet`}>{words.hintNote}</p>
        </Notice>
      ) : null}
    </div>
  );
}
