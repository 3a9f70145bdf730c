import { isStateCode } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Notice } from "@iep-insider/sdk/ui";
import { type ComponentType, useMemo } from "react";
import { LetterActions } from "../../../documents/index.ts";
import { useLoaded } from "../../../later/index.ts";
import { fieldLabel } from "../form/fieldContent.ts";
import type { LetterField, LetterForm } from "../form/fields.ts";
import type { AroundLetterProps } from "../result/AroundLetter.tsx";
import type { LetterState } from "../result/loadState.ts";
import { letterResultWords } from "../result/words.ts";
import { loadStateSentences } from "../writing/stateRules.ts?es";
import { BothLetters } from "./BothLetters.tsx";
import { writeInBoth } from "./spanishLetter.ts";
import { fieldsInSpanish, translationMark } from "./withMarks.ts";
import { bothWords as words } from "./words.ts";

export interface LetterWithSpanishProps {
  readonly form: LetterForm;
  readonly state: LetterState;
  readonly onChange: (field: LetterField) => void;
  /** What is below a letter. */
  readonly Around: ComponentType<AroundLetterProps>;
}

/** On a Spanish screen: the English letter, what it says in Spanish, and the actions. */
export function LetterWithSpanish({ form, state, onChange, Around }: LetterWithSpanishProps) {
  const inSpanish = useLoaded(isStateCode(form.state) ? form.state : null, (code) =>
    loadStateSentences(code, form.date),
  );
  const letters = useMemo(
    () => writeInBoth(form, state.value?.sentences ?? null, inSpanish.value),
    [form, state.value, inSpanish.value],
  );
  if (inSpanish.status === "loading") return <p role="status">{letterResultWords.loading}</p>;
  const marked = fieldsInSpanish(form);
  return (
    <>
      <p className={tw`max-w-text`}>{words.lead}</p>
      {marked.length > 0 ? (
        <Notice tone="caution">
          <p className={tw`font-semibold`}>{words.marked}</p>
          <p>{words.markedLead(translationMark)}</p>
          <div className={tw`flex flex-wrap gap-2`}>
            {marked.map((field) => (
              <Button key={field} onClick={() => onChange(field)}>
                {words.change(fieldLabel(letters.english.type, field))}
              </Button>
            ))}
          </div>
        </Notice>
      ) : null}
      <BothLetters letters={letters} />
      <Around letter={letters.english} inSpanish={letters.spanish} state={state} onChange={onChange} />
      <div className={tw`sticky bottom-0 z-10 py-1 border-t border-line bg-paper`}>
        <LetterActions letter={letters.document} labels={letterResultWords} />
      </div>
    </>
  );
}
