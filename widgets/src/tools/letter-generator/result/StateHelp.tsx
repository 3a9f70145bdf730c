import { dateOf, isHomePage, type StateFact, type StateRecord, stateNames } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { agencyShown, ContactView, centerShown, FactView, factShown } from "../../../state-facts/index.ts";
import { isToState } from "../form/fields.ts";
import type { Letter } from "../logic.ts";
import type { LetterState } from "./loadState.ts";
import { stateWords as words } from "./resultContent.ts";
import { rulesToShow } from "./rulesToShow.ts";

/** The rules of the parent's state, and who helps there for free. */
export function StateHelp({ letter, state }: { readonly letter: Letter; readonly state: LetterState }) {
  const { value: known, status } = state;
  if (status === "none") return <p>{words.choose}</p>;
  if (known === null)
    return (
      <div role="alert" className={tw`flex flex-wrap items-center gap-3`}>
        <p>{words.failed}</p>
        <Button onClick={state.retry}>{words.retry}</Button>
      </div>
    );
  const today = dateOf(new Date());
  const center = centerShown(known.record, today);
  return (
    <>
      {isToState(letter.type) ? <WhereToSend record={known.record} today={today} /> : null}
      <StateRules letter={letter} record={known.record} />
      <h4>{center.title}</h4>
      <ContactView contact={center} />
    </>
  );
}

/** The agency that takes complaints, with its page for the address and the form. */
function WhereToSend({ record, today }: { readonly record: StateRecord; readonly today: string }) {
  const { complaint } = record.links;
  return (
    <>
      <h4>{words.whereToSend}</h4>
      <ContactView contact={agencyShown(record, today)} />
      <p>
        <a href={complaint.address} target="_blank" rel="noopener noreferrer">
          {words.complaintPage}
        </a>
      </p>
      <p>{isHomePage(complaint) ? words.complaintHomePage : words.complaintForm}</p>
    </>
  );
}

/** The state's time limits, with how sure each is; without a state rule, the federal one. */
function StateRules({ letter, record }: { readonly letter: Letter; readonly record: StateRecord }) {
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
