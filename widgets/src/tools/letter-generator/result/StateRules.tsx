import { dateOf, type StateFact, type StateRecord, stateNames } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { FactView, factShown } from "../../../state-facts/index.ts";
import type { Letter } from "../logic.ts";
import { stateWords as words } from "./resultContent.ts";
import { rulesToShow } from "./rulesToShow.ts";

/** What the state's rules say on time, with how sure each is; where we hold none, what federal law says. */
export function StateRules({ letter, record }: { readonly letter: Letter; readonly record: StateRecord }) {
  return rulesToShow(letter.type, record).map(({ held, isForLetter }) => {
    const shown = factShown(held, dateOf(new Date()));
    return (
      <div key={shown.title} className={tw`flex flex-col gap-1`}>
        <h4>
          {stateNames[record.code]}: {shown.title}
        </h4>
        <FactView fact={shown}>
          {isForLetter && held.fact ? (
            <p>{isCited(letter, held.fact) ? words.inLetter : words.notInLetter}</p>
          ) : null}
        </FactView>
      </div>
    );
  });
}

function isCited({ body }: Letter, { citation }: StateFact): boolean {
  const sentences = body.flatMap((part) => (part.kind === "paragraph" ? part.sentences : []));
  return sentences.some(
    (sentence) => sentence.role === "law" && "state" in sentence.cited && sentence.cited.as === citation,
  );
}
