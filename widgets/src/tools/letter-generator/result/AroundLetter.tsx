import { Fold } from "../../../result/index.ts";
import type { LetterField } from "../form/fields.ts";
import type { Letter } from "../logic.ts";
import { Findings } from "./Findings.tsx";
import { LawAndRequests } from "./LawAndRequests.tsx";
import type { LetterState } from "./loadState.ts";
import { NextSteps } from "./NextSteps.tsx";
import { stateWords } from "./resultContent.ts";
import { StateHelp } from "./StateHelp.tsx";

export interface AroundLetterProps {
  readonly letter: Letter;
  readonly state: LetterState;
  /** Leads back to a field. */
  readonly onChange: (field: LetterField) => void;
}

/** What is below a letter: what to improve, what happens next, and what is law in it. */
export function AroundLetter({ letter, state, onChange }: AroundLetterProps) {
  return (
    <>
      <Findings letter={letter} onChange={onChange} />
      <NextSteps letter={letter} />
      <div>
        <Fold title={stateWords.title}>
          <StateHelp letter={letter} state={state} />
        </Fold>
        <LawAndRequests letter={letter} />
      </div>
    </>
  );
}
