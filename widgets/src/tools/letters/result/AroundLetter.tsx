import type { LetterField } from "../form/fields.ts";
import type { Letter } from "../logic.ts";
import { Findings } from "./Findings.tsx";
import { LawAndRequests } from "./LawAndRequests.tsx";
import { NextSteps } from "./NextSteps.tsx";
import type { LetterState } from "./useLetterState.tsx";

export interface AroundLetterProps {
  readonly letter: Letter;
  readonly state: LetterState;
  /** Leads back to a field. */
  readonly onChange: (field: LetterField) => void;
}

/** What stands below a letter: what to mend, what happens next, and what is law in it. */
export function AroundLetter({ letter, state, onChange }: AroundLetterProps) {
  return (
    <>
      <Findings letter={letter} onChange={onChange} />
      <NextSteps letter={letter} state={state} />
      <LawAndRequests letter={letter} />
    </>
  );
}
