import { dateOf } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { ContactView, centerShown } from "../../../state-facts/index.ts";
import type { Letter } from "../logic.ts";
import { stateWords as words } from "./resultContent.ts";
import { StateRules } from "./StateRules.tsx";
import type { LetterState } from "./useLetterState.tsx";

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
  const center = centerShown(known.record, dateOf(new Date()));
  return (
    <>
      <StateRules letter={letter} record={known.record} />
      <h4>{center.title}</h4>
      <ContactView contact={center} />
    </>
  );
}
