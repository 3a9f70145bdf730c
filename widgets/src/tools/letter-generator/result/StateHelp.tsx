import { dateOf, isHomePage, type StateRecord } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { agencyShown, ContactView, centerShown } from "../../../state-facts/index.ts";
import { isToState } from "../form/fields.ts";
import type { Letter } from "../logic.ts";
import type { LetterState } from "./loadState.ts";
import { stateWords as words } from "./resultContent.ts";
import { StateRules } from "./StateRules.tsx";

interface Props {
  readonly letter: Letter;
  readonly state: LetterState;
}

/** The rules of the parent's state, and who helps there for free. */
export function StateHelp({ letter, state }: Props) {
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

/** The agency that takes complaints, and its page with the address and the form. */
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
